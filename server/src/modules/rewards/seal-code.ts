import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

type Secret = Pick<Platform, 'secret'>;
/** A row of the pool: its code opens under this id of this client alone. */
type Place = { tenantId: string; id: string };

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a code for the pool: nonce, tag and text. */
export function sealCode({ secret, chance }: Secret & Pick<Platform, 'chance'>, { code, ...place }: Place & { code: string }): Buffer {
  const nonce = chance.bytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor({ secret }, 'seal'), nonce).setAAD(boundTo(place));
  const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** The code again; a fault for a row that was changed, or copied from another one. */
export function openCode({ secret }: Secret, { sealed, ...place }: Place & { sealed: Buffer }): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor({ secret }, 'seal'), sealed.subarray(0, nonceBytes))
    .setAAD(boundTo(place))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** By which the same code is known again without being read. */
export const fingerprintOf = ({ secret }: Secret, { tenantId, code }: { tenantId: string; code: string }): Buffer =>
  createHmac('sha256', keyFor({ secret }, 'fingerprint')).update(`${tenantId}\n${code}`).digest();

const keyFor = ({ secret }: Secret, use: 'seal' | 'fingerprint'): Buffer => Buffer.from(hkdfSync('sha256', secret('codes'), '', use, 32));
const boundTo = ({ tenantId, id }: Place): Buffer => Buffer.from(`${tenantId}/${id}`);
