import type { Device } from './device.ts';
import { bytesOf, sealing, textOf } from './sealing.ts';

/**
 * One text in local storage, sealed (decision D53). It protects storage that was copied, not a page in which a foreign script runs. Undefined without WebCrypto
 * or storage: then nothing outlives the page. The owner's erasing takes the secret too, and with it whatever the others sealed.
 */
export type SealedSlice = {
  /** The secret is there before the first call. False where the browser keeps no cookie. */
  prepare(): boolean;
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  erase(): void | Promise<void>;
};

export function sealedSlice(
  { storage, cookies, crypto }: Pick<Device, 'storage' | 'cookies' | 'crypto'>,
  name: string,
  { isOwner = true }: { isOwner?: boolean } = {},
): SealedSlice | undefined {
  if (!storage || !crypto) return undefined;
  const { prepare, loseSecret, seal, open } = sealing({ cookies }, crypto);
  const erase = () => {
    storage.removeItem(name);
    if (isOwner) loseSecret();
  };
  return {
    erase,
    prepare,
    read: async () => {
      const sealed = storage.getItem(name);
      if (!sealed) return undefined;
      try {
        const [iv = '', content = ''] = sealed.split('.');
        return await open({ iv: bytesOf(iv), content: bytesOf(content).buffer });
      } catch {
        // A lost secret, or storage from elsewhere: nothing of it may stay (D53). What another tab sealed meanwhile is not ours to erase.
        if (storage.getItem(name) === sealed) erase();
        return undefined;
      }
    },
    write: async (text) => {
      prepare();
      const { iv, content } = await seal(text);
      storage.setItem(name, `${textOf(iv)}.${textOf(new Uint8Array(content))}`);
    },
  };
}
