import { EMBEDDED } from './embedded.ts';
import type { Answers, Bodies, Queries } from './generated.ts';
import type { WireError } from './types.ts';

/** A request that the server refused, or that never reached it (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly error: WireError,
    readonly status: number,
    /** Every reason, where there are several. */
    readonly reasons: readonly WireError[] = [],
  ) {
    super(error.id);
  }
}

type Operation = keyof Answers;
type PathOf<Method extends string, Known = Operation> = Known extends `${Method} ${infer Path}` ? Path : never;
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Value = string | number;
type Query<Key extends string> = Key extends keyof Queries ? { [Name in keyof Queries[Key]]: Value } : unknown;

/** What fills the names in a path, and what stands in the query. */
type Parts<Method extends string, Path extends string> = Record<NamesIn<Path>, Value> & Query<`${Method} ${Path}`>;
/** Parts as the last argument, which may be left out where none is needed. */
type Given<Method extends string, Path extends string> =
  Record<string, never> extends Parts<Method, Path> ? [parts?: Parts<Method, Path>] : [parts: Parts<Method, Path>];
type Answer<Method extends string, Path extends string> = `${Method} ${Path}` extends Operation ? Answers[`${Method} ${Path}`] : never;
type Body<Path extends string> = `POST ${Path}` extends keyof Bodies ? Bodies[`POST ${Path}`] : Record<string, never>;

const plain = (id: string): WireError => ({ id, params: {}, cells: [] });

/** The address of what `GET` answers at a path of the API. */
export function addressOf<Path extends PathOf<'GET'>>(path: Path, ...[parts]: Given<'GET', Path>): string {
  return filled(path, parts);
}

export function get<Path extends PathOf<'GET'>>(path: Path, ...[parts]: Given<'GET', Path>): Promise<Answer<'GET', Path>> {
  return requested(filled(path, parts), {});
}

export function post<Path extends PathOf<'POST'>>(
  path: Path,
  body: Body<Path>,
  ...[parts]: Given<'POST', Path>
): Promise<Answer<'POST', Path>> {
  return requested(filled(path, parts), posting(body));
}

/** Sends a file as it is. */
export function upload<Path extends PathOf<'POST'>>(path: Path, file: File): Promise<Answer<'POST', Path>> {
  return requested(path, { method: 'POST', headers: { 'content-type': file.type }, body: file });
}

/** Asks for what is no JSON. */
export async function postForText<Path extends PathOf<'POST'>>(path: Path, body: Body<Path>): Promise<string> {
  const response = await fetched(path, posting(body));
  return response.ok ? response.text() : answered<string>(response);
}

/** Asks for what is no JSON, at an address. */
export async function getText(address: string): Promise<string> {
  const response = await fetched(address, {});
  return response.ok ? response.text() : answered<string>(response);
}

/** Asks for a stream of lines, and hears each as it comes; an end by `signal` is no error. */
export async function postForLines<Path extends PathOf<'POST'>, Line>(
  path: Path,
  body: Body<Path>,
  heard: (line: Line) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await fetched(path, { ...posting(body), signal });
    if (!response.ok || response.body === null) return void (await answered(response));
    let rest = '';
    for await (const text of textsOf(response.body)) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') heard(JSON.parse(line) as Line);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : new ApiError(plain('page.error.offline'), 0);
  }
}

/** The texts of a stream; not every browser can iterate over one. */
async function* textsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

export function remove<Path extends PathOf<'DELETE'>>(path: Path, ...[parts]: Given<'DELETE', Path>): Promise<Answer<'DELETE', Path>> {
  return requested(filled(path, parts), { method: 'DELETE' });
}

/** A path with its names filled in; whatever else is given stands in the query. */
function filled(path: string, parts: Readonly<Record<string, Value | undefined>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    const place = `{${name}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(String(value)));
    else if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function posting(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function requested<T>(path: string, init: RequestInit): Promise<T> {
  return answered<T>(await fetched(path, init));
}

/** In a frame of another site what could change something is asked as by a visitor. */
const credentialsFor = ({ method = 'GET' }: RequestInit): RequestCredentials => (EMBEDDED && method !== 'GET' ? 'omit' : 'same-origin');

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: credentialsFor(init), ...init });
  } catch {
    throw new ApiError(plain('page.error.offline'), 0);
  }
}

async function answered<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const { error = plain('page.error.server'), reasons } = (body ?? {}) as { error?: WireError; reasons?: WireError[] };
  throw new ApiError(error, response.status, reasons);
}
