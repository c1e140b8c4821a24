import { people } from '../../api/calls/accounts.ts';

const KEY = 'tantrix.entering';

/**
 * Makes a guest. The same id is sent until an answer comes, also after a reload: a server whose answer was lost then
 * knows whom it has made already. Where the browser blocks storage, the id lasts for one attempt.
 */
export async function enter(lang: string, kept: Storage | null): Promise<void> {
  const id = read(kept) ?? crypto.randomUUID();
  write(kept, id);
  await people.enter(lang, id);
  write(kept, null);
}

function read(kept: Storage | null): string | null {
  try {
    return kept?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

function write(kept: Storage | null, id: string | null): void {
  try {
    if (id === null) kept?.removeItem(KEY);
    else kept?.setItem(KEY, id);
  } catch {
    // it lasts for one attempt
  }
}
