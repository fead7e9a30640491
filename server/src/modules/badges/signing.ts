import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { getBadgeKeys } from '@vitrine/contract/badges';
import type { Answer } from '@vitrine/contract/kernel';
import { addressOf } from '@vitrine/contract/kernel';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';

type Keys = Pick<Platform, 'secret'>;

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
const Public = z.object({ x: z.string() });

const privateKey = ({ secret }: Keys): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Head, secret('badges').subarray(0, 32)]), format: 'der', type: 'pkcs8' });

/** The installation's public key, called by its thumbprint (RFC 7638). */
function publicKey(keys: Keys) {
  const { x } = Public.parse(createPublicKey(privateKey(keys)).export({ format: 'jwk' }));
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' } as const;
}

/** The keys by which anybody verifies what this installation signed. */
export const badgeKeys = (keys: Keys): Answer<typeof getBadgeKeys> => ({ keys: [publicKey(keys)] });

/** Where they lie. */
export const keysPath = addressOf(getBadgeKeys);

/** A credential as a VC-JWT: EdDSA over header and claims (RFC 8037). */
export function signedJwt(keys: Keys, { claims, keysUrl }: { claims: object; keysUrl: string }): string {
  const { kid } = publicKey(keys);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const told = `${part({ alg: 'EdDSA', typ: 'JWT', kid: `${keysUrl}#${kid}` })}.${part(claims)}`;
  return `${told}.${sign(null, Buffer.from(told), privateKey(keys)).toString('base64url')}`;
}
