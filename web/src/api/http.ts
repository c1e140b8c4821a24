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

const plain = (id: string): WireError => ({ id, params: {}, cells: [] });

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const { error = plain('page.error.server'), reasons } = (body ?? {}) as { error?: WireError; reasons?: WireError[] };
  throw new ApiError(error, response.status, reasons);
}

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(plain('page.error.offline'), 0);
  }
}

export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  return answer<T>(await fetched(path, init));
}

function posting(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, posting(body));
}

/** Asks for what is no JSON. */
export async function postForText(path: string, body: unknown): Promise<string> {
  const response = await fetched(path, posting(body));
  return response.ok ? response.text() : answer<string>(response);
}
