import { createHash, createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

type Keys = Pick<Platform, 'secret'>;
type Ids = { tenantId: string; passageId: string };

const hexOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The key of one trip to the authority, for its return address: the client, and what nobody can guess. Forty-three letters, for the whole address may have a hundred. */
export const keyOf = ({ secret }: Keys, { tenantId, passageId }: Ids): string =>
  Buffer.concat([
    hexOf(tenantId),
    createHmac('sha256', secret('sence')).update(`${tenantId}/${passageId}`).digest().subarray(0, 16),
  ]).toString('base64url');

/** What is kept of a key: it finds its row, and a database that leaks opens nothing. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The client that a key is of; undefined where it cannot be one of ours. */
export function tenantOf(key: string): string | undefined {
  const bytes = /^[\w-]{43}$/.test(key) ? Buffer.from(key, 'base64url') : Buffer.alloc(0);
  return bytes.length === 32 ? idOf(bytes.subarray(0, 16)) : undefined;
}
