import { createHmac, hkdfSync } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { seal, unseal } from '../../platform/secrets/index.ts';

type Secret = Pick<Platform, 'secret'>;
/** A row of the pool: its code opens under this id of this client alone. */
type Place = { tenantId: string; id: string };

/** Encrypts a code for the pool. */
export const sealCode = (parts: Secret & Pick<Platform, 'chance'>, { code, ...row }: Place & { code: string }): Buffer =>
  seal(parts, { name: 'codes', place: placeOf(row), text: code });

/** The code again; a fault for a row that was changed, or copied from another one. */
export const openCode = (parts: Secret, { sealed, ...row }: Place & { sealed: Buffer }): string =>
  unseal(parts, { name: 'codes', place: placeOf(row), sealed });

/** By which the same code is known again without being read. */
export const fingerprintOf = ({ secret }: Secret, { tenantId, code }: { tenantId: string; code: string }): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret('codes'), '', 'fingerprint', 32)))
    .update(`${tenantId}\n${code}`)
    .digest();

const placeOf = ({ tenantId, id }: Place): string => `${tenantId}/${id}`;
