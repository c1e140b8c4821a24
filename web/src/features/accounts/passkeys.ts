import { ApiError } from '../../api/http.ts';
import { people } from '../../api/calls/accounts.ts';
import type { Purpose } from '../../api/accounts.ts';

/** What the browser does with passkeys; the server says what to ask of it, and judges what it answers. */

/** A person closed the browser's own dialog, or the device has no passkey of this server. */
export class NoPasskey extends ApiError {
  constructor() {
    super({ id: 'page.people.passkey.none', params: {}, cells: [] }, 0);
  }
}

/** Whether this browser knows passkeys, here: they need a secure page, and an address with a name. */
export function knowsPasskeys(host: string): boolean {
  const numbers = /^[\d.]+$|^\[/.test(host);
  return !numbers && typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

async function answered(asking: Promise<Credential | null>): Promise<PublicKeyCredentialJSON> {
  const credential = await asking.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}

/** Has the device make a passkey; throws `NoPasskey`. */
export async function makePasskey(): Promise<PublicKeyCredentialJSON> {
  const { options } = await people.ask('make');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return answered(navigator.credentials.create({ publicKey }));
}

/** Has the device show a passkey; throws `NoPasskey`. */
export async function showPasskey(purpose: Exclude<Purpose, 'make'>): Promise<PublicKeyCredentialJSON> {
  const { options } = await people.ask(purpose);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return answered(navigator.credentials.get({ publicKey }));
}
