/** The description of the API, as far as the page shows it. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

type Content = Record<string, Media>;

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security: Record<string, string[]>[];
}

export interface Description {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The operations by their tags: first what programs can do, then what is for people alone. */
export function groupsOf(description: Description): [tag: string, entries: Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0];
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  const forPrograms = ([, entries]: [string, Entry[]]) => entries.some((one) => scopeOf(one.operation) !== null);
  return [...groups].sort((one, other) => Number(forPrograms(other)) - Number(forPrograms(one)));
}

/** The schema of what is read or answered, null where there is none. */
export function schemaOf(content: Content | undefined): Schema | null {
  return Object.values(content ?? {})[0]?.schema ?? null;
}

/** Bodies that work, one a line, for each kind of message; empty where the description has none. */
export function examplesOf(content: Content | undefined): string {
  const { example, examples } = Object.values(content ?? {})[0] ?? {};
  const bodies = example === undefined ? Object.values(examples ?? {}).map(({ value }) => value) : [example];
  return bodies.map((one) => JSON.stringify(one)).join('\n');
}

/** What answers when all is well: the status with its schema. */
export function answerOf(operation: Operation): { status: string; schema: Schema | null } {
  const status = Object.keys(operation.responses).find((one) => one.startsWith('2')) ?? '200';
  return { status, schema: schemaOf(operation.responses[status]?.content) };
}

/** The scope that a token needs, null where no token will do. */
export function scopeOf(operation: Operation): string | null {
  const token = operation.security.find((one) => 'token' in one);
  return token === undefined ? null : (token.token[0] ?? '');
}

/** A schema as a type, the way programs write it. */
export function typeOf(schema: Schema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'any';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`;
  if (schema.type === 'array') return `${typeOf(schema.items, indent)}[]`;
  if (schema.properties !== undefined || schema.required !== undefined) return objectOf(schema, indent);
  if (typeof schema.additionalProperties === 'object') return `{ [name]: ${typeOf(schema.additionalProperties, indent)} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function objectOf(schema: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const known = schema.properties ?? Object.fromEntries((schema.required ?? []).map((name) => [name, {}]));
  const lines = Object.entries(known).map(([name, one]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${deeper}${name}${optional}: ${typeOf(one, deeper)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
