import { keep, kept } from './storage.ts';

/** A new id of chance, also where the page came without TLS and `randomUUID` is missing. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (globalThis as { crypto: Crypto }).crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

let ofThisPage: string | undefined;

/** This device, as the server tells two of them apart (decision D05). A browser that keeps nothing is a new device with each page. */
export function deviceId(): string {
  ofThisPage ??= kept('device') ?? newId();
  keep('device', ofThisPage);
  return ofThisPage;
}
