import type { Device } from './device.ts';

const cookieName = 'vitrine_key';
const halfAYear = 180 * 86_400;

export type Sealed = { iv: Uint8Array<ArrayBuffer>; content: ArrayBuffer };

/** Seals texts by AES-GCM under a key that is made from a random cookie (decision D53): without the cookie nothing that was kept can be read. */
export function sealing({ cookies }: Pick<Device, 'cookies'>, crypto: NonNullable<Device['crypto']>) {
  const keyOf = (secret: string) => crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const secretNow = () => cookies.get(cookieName);
  return {
    /** The secret of this device, made where there was none; false where the browser keeps no cookie. */
    prepare: (): boolean => {
      const known = secretNow();
      const secret = known && isSecret.test(known) ? known : textOf(crypto.getRandomValues(new Uint8Array(32)));
      cookies.set(cookieName, secret, halfAYear);
      return secret === secretNow();
    },
    loseSecret: () => cookies.set(cookieName, '', 0),
    /** Throws where there is no secret: what is written then was to be forgotten. */
    seal: async (text: string): Promise<Sealed> => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const key = await keyOf(secretNow() ?? '');
      return { iv, content: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)) };
    },
    /** Throws when the secret is lost, or another one. */
    open: async ({ iv, content }: Sealed): Promise<string> =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secretNow() ?? ''), content)),
  };
}

/** 32 bytes in base64; anything else is no secret of ours. */
const isSecret = /^[A-Za-z0-9+/]{43}=$/;
export const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
export const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
