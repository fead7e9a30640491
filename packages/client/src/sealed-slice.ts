import type { Device } from './device.ts';

const cookieName = 'vitrine_key';
const halfAYear = 180 * 86_400;

/**
 * One text in local storage, sealed by AES-GCM under a key that is made from a random cookie (decision D53). It protects storage that was copied, not a page
 * in which a foreign script runs. Undefined without WebCrypto or storage: then nothing outlives the page.
 */
export type SealedSlice = {
  /** The secret is there before the first call. False where the browser keeps no cookie. */
  prepare(): boolean;
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  erase(): void;
};

export function sealedSlice(
  { storage, cookies, crypto }: Pick<Device, 'storage' | 'cookies' | 'crypto'>,
  name: string,
): SealedSlice | undefined {
  if (!storage || !crypto) return undefined;
  const keyOf = (secret: string) => crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const secretOrNew = () => {
    const known = cookies.get(cookieName);
    const secret = known && isSecret.test(known) ? known : textOf(crypto.getRandomValues(new Uint8Array(32)));
    cookies.set(cookieName, secret, halfAYear);
    return secret;
  };
  const erase = () => {
    storage.removeItem(name);
    cookies.set(cookieName, '', 0);
  };
  return {
    erase,
    prepare: () => secretOrNew() === cookies.get(cookieName),
    read: async () => {
      const [sealed, secret] = [storage.getItem(name), cookies.get(cookieName)];
      if (!sealed) return undefined;
      try {
        if (!secret) throw new Error('the secret is lost');
        const [iv = '', content = ''] = sealed.split('.');
        const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, await keyOf(secret), bytesOf(content));
        return new TextDecoder().decode(open);
      } catch {
        // A lost secret, or storage from elsewhere: nothing of it may stay (D53). What another tab sealed meanwhile is not ours to erase.
        if (storage.getItem(name) === sealed) erase();
        return undefined;
      }
    },
    write: async (text) => {
      const secret = secretOrNew();
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), new TextEncoder().encode(text));
      storage.setItem(name, `${textOf(iv)}.${textOf(new Uint8Array(sealed))}`);
    },
  };
}

/** 32 bytes in base64; anything else is no secret of ours. */
const isSecret = /^[A-Za-z0-9+/]{43}=$/;
const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
