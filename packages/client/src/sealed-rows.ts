import type { Device } from './device.ts';
import { sealing, type Sealed } from './sealing.ts';

/** What a person keeps on this device beside the slices, too large for them: a text a row, sealed by the secret that seals the session (decision D53). */
export type SealedRows = {
  /** Undefined where there is none, or the secret under which it was sealed is lost. */
  get(name: string): Promise<string | undefined>;
  /** Resolves once it can be read again; throws where this device keeps nothing. */
  set(name: string, text: string | undefined): Promise<void>;
};

export function sealedRows(device: Pick<Device, 'cookies' | 'crypto' | 'kept'>): SealedRows {
  const sealer = device.crypto ? sealing(device, device.crypto) : undefined;
  const place = (name: string) => `row:${name}`;
  const get = async (name: string) => {
    const sealed = await device.kept.get<Sealed>(place(name));
    return sealed && sealer ? sealer.open(sealed).catch(() => undefined) : undefined;
  };
  return {
    get,
    set: async (name, text) => {
      if (text === undefined) return device.kept.set(place(name), undefined);
      if (!sealer) throw new Error('rows: nothing can be sealed here');
      sealer.prepare();
      await device.kept.set(place(name), await sealer.seal(text));
      if ((await get(name)) !== text) throw new Error('rows: what was written cannot be read again');
    },
  };
}
