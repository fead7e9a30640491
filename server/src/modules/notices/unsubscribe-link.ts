import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { Whose } from './preferences.ts';

type Keys = Pick<Platform, 'secret'>;
const idBytes = 16;

/** What an e-mail's link carries: whose it is, signed. It ends e-mails and opens nothing, so it lives as long as the e-mail does. */
export function unsubscribeToken(keys: Keys, { tenantId, memberId }: Whose): string {
  const whose = Buffer.from(`${tenantId}${memberId}`.replaceAll('-', ''), 'hex');
  return Buffer.concat([whose, signed(keys, whose)]).toString('base64url');
}

/** Whose link it is; undefined for one that this installation did not write. */
export function ownerOfToken(keys: Keys, token: string): Whose | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const whose = bytes.subarray(0, 2 * idBytes);
  const signature = bytes.subarray(2 * idBytes);
  const right = signed(keys, whose);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return undefined;
  return { tenantId: idOf(whose.subarray(0, idBytes)), memberId: idOf(whose.subarray(idBytes)) };
}

const signed = ({ secret }: Keys, whose: Buffer) => createHmac('sha256', secret('unsubscribe')).update(whose).digest();
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
