import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Chance } from '../clock/index.ts';
import type { SecretName } from './names.ts';

type Keys = { secret: (name: SecretName) => Buffer };
/** Whose the text is: sealed for one place, it opens nowhere else, so a row that was copied is worth nothing. */
type Place = { name: SecretName; place: string };

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for the database: nonce, tag and text. */
export function seal({ secret, chance }: Keys & { chance: Chance }, { name, place, text }: Place & { text: string }): Buffer {
  const nonce = chance.bytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor({ secret }, name), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text again; a fault for what was changed or copied from elsewhere. */
export function unseal({ secret }: Keys, { name, place, sealed }: Place & { sealed: Buffer }): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor({ secret }, name), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

const keyFor = ({ secret }: Keys, name: SecretName): Buffer => Buffer.from(hkdfSync('sha256', secret(name), '', 'seal', 32));
