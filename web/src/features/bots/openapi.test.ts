import { describe, expect, it } from 'vitest';
import type { Operation } from './openapi.ts';
import { answerOf, examplesOf, groupsOf, scopeOf, typeOf } from './openapi.ts';

const operation = (more: Partial<Operation> = {}): Operation => ({
  operationId: 'x',
  summary: 'Do it.',
  tags: ['tables'],
  parameters: [],
  responses: { 201: { description: '', content: { 'application/json': { schema: { type: 'string' } } } } },
  security: [{ session: [] }],
  ...more,
});

describe('a schema as a type', () => {
  it('names what it refers to, and tells choices, lists and tuples', () => {
    expect(typeOf({ $ref: '#/components/schemas/Place' })).toBe('Place');
    expect(typeOf({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('integer | null');
    expect(typeOf({ type: 'array', items: { enum: ['R', 'Y'] } })).toBe('"R" | "Y"[]');
    expect(typeOf({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] })).toBe('[number, number]');
    expect(typeOf({ const: 'x' })).toBe('"x"');
    expect(typeOf({})).toBe('any');
    expect(typeOf(undefined)).toBe('any');
    expect(typeOf({ type: ['string', 'null'] })).toBe('string | null');
    expect(typeOf({ type: 'object', additionalProperties: { type: 'integer' } })).toBe('{ [name]: integer }');
  });

  it('writes objects field by field, and marks what may be missing', () => {
    const inner = { type: 'object', properties: { b: {} } };
    const schema = { type: 'object', properties: { a: { type: 'string' }, c: inner }, required: ['a'] };
    expect(typeOf(schema)).toBe('{\n  a: string\n  c?: {\n    b?: any\n  }\n}');
    expect(typeOf({ type: 'object', required: ['table'] })).toBe('{\n  table: any\n}');
    expect(typeOf({ type: 'object', properties: {} })).toBe('{}');
  });
});

describe('an operation', () => {
  it('answers with its own status', () => {
    expect(answerOf(operation())).toEqual({ status: '201', schema: { type: 'string' } });
    expect(answerOf(operation({ responses: {} }))).toEqual({ status: '200', schema: null });
  });

  it('shows one example, or one for each kind of message, line by line', () => {
    const media = { schema: {} };
    expect(examplesOf(undefined)).toBe('');
    expect(examplesOf({ 'image/png': media })).toBe('');
    expect(examplesOf({ 'application/json': { ...media, example: { id: 'a' } } })).toBe('{"id":"a"}');
    const examples = { stand: { value: { type: 'stand' } }, sit: { value: { type: 'sit', slot: 1 } } };
    const shown = examplesOf({ 'application/json': { ...media, examples } });
    expect(shown).toBe('{"type":"stand"}\n{"type":"sit","slot":1}');
  });

  it('says which scope a token needs, if one will do', () => {
    expect(scopeOf(operation())).toBeNull();
    expect(scopeOf(operation({ security: [{ session: [] }, { token: [] }] }))).toBe('');
    expect(scopeOf(operation({ security: [{ token: ['play'] }] }))).toBe('play');
  });

  it('stands with those of its tag, and what programs can do stands first', () => {
    const forAll = operation({ security: [{ session: [] }, { token: [] }] });
    const paths = { '/api/x': { get: operation({ tags: ['x'] }) }, '/api/tables': { get: forAll, post: operation() } };
    const groups = groupsOf({ info: { version: '1' }, paths, components: { schemas: {} } });
    expect(groups.map(([tag, entries]) => [tag, entries.map((one) => one.method)])).toEqual([
      ['tables', ['GET', 'POST']],
      ['x', ['GET']],
    ]);
  });
});
