/** A device with passkeys, as WebAuthn Level 3 describes it, for tests: keys on P-256, no attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import * as wire from '@vitrine/contract/identity';
import type { PasskeyAssertion, PasskeyAttestation } from '@vitrine/contract/identity';
import type { House } from '../../../testing.ts';
import { basicOf, type BuiltPerson } from '../testing.ts';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** What a device may do wrong, for one signature. */
export type Wrong = { origin?: string; host?: string; isUnverified?: boolean; count?: number; userHandle?: string };

const [isPresent, isVerified, hasKey] = [0x01, 0x04, 0x40];

function authenticatorData(
  { host, count, flags }: { host: string; count: number; flags: number },
  key: Uint8Array = new Uint8Array(),
): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(count, 1);
  return Buffer.concat([sha256(host), head, key]);
}

/** The public key in COSE, and the object around it in CBOR, written out: both have one shape here. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const part = (label: number, value: string) => Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x), part(0x22, y)]);
}
const attestationObject = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
    data,
  ]);

/** A device of this person on this site; `count`: whether it counts its signatures. */
export function aDevice({ host, personId }: Pick<BuiltPerson, 'host' | 'personId'>, { counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;
  const client = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? `http://${host}:3000`, crossOrigin: false }));
  const flagsOf = (wrong: Wrong) => isPresent | (wrong.isUnverified ? 0 : isVerified);
  return {
    make: ({ challenge }: { challenge: string }, wrong: Wrong = {}): PasskeyAttestation => {
      const data = authenticatorData(
        { host: wrong.host ?? host, count, flags: flagsOf(wrong) | hasKey },
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]),
      );
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client('webauthn.create', challenge, wrong)),
          attestationObject: text(attestationObject(data)),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge }: { challenge: string }, wrong: Wrong = {}): PasskeyAssertion => {
      count += counts ? 1 : 0;
      const data = authenticatorData({ host: wrong.host ?? host, count: wrong.count ?? count, flags: flagsOf(wrong) });
      const clientData = client('webauthn.get', challenge, wrong);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
          userHandle: wrong.userHandle ?? text(Buffer.from(personId.replaceAll('-', ''), 'hex')),
        },
      };
    },
  };
}
export type Device = ReturnType<typeof aDevice>;

/** Adds a passkey of this device, as the person does it in their profile. */
export async function addTo(house: House, person: BuiltPerson, device: Device, label = 'Meu celular') {
  const begun = await house.call(person, wire.beginPasskey, { body: { password: person.password } });
  if (begun.status !== 200) throw new Error(`no passkey was begun: ${JSON.stringify(begun.body)}`);
  return house.call(person, wire.addPasskey, { body: { label, made: device.make(begun.body) } });
}

/** Logs in by a device; what it signs may be wrong. */
export async function logInWith(house: House, person: BuiltPerson, device: Device, wrong: Wrong = {}) {
  const { body } = await house.call(null, wire.beginPasskeyLogIn, {}, { host: person.host });
  return house.call(null, wire.finishPasskeyLogIn, { body: device.sign(body, wrong) }, basicOf(person));
}
