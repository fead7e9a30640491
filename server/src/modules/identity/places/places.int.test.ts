import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as wire from '@vitrine/contract/identity';
import { citiesVersion, statesOf } from '@vitrine/domain/identity/places';
import { afterEach, expect } from 'vitest';
import { openPostalCodes } from '../../../platform/testing/postal-code-peer.mjs';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The book of postal codes beside the server, until the test ends. */
async function aBook(house: House) {
  const peer = await openPostalCodes();
  const { settings } = house.platform;
  const before = settings.POSTAL_CODE_URL;
  Object.assign(settings, { POSTAL_CODE_URL: peer.url });
  closers.push(() => Object.assign(settings, { POSTAL_CODE_URL: before }), peer.close);
  return peer;
}
const citiesOf = (house: House, person: BuiltPerson, more: object = {}) =>
  house.call(person, wire.listCities, { params: { country: 'BR', state: 'PE', version: citiesVersion, ...more } });
const ask = (house: House, person: BuiltPerson | null, postalCode: string, country = 'BR') =>
  house.call(person, wire.findPostalCode, { params: { country, postalCode } });

test('PRO-02 every state of the eight countries has its cities; Brazil’s are all of its municipalities', async ({ house }) => {
  const person = await aPerson(house.platform);
  let brazil = 0;
  for (const country of ['AR', 'BR', 'CA', 'CL', 'CO', 'MX', 'PE', 'UY']) {
    for (const { code } of statesOf(country)) {
      const { cities } = (await citiesOf(house, person, { country, state: code })).body;
      expect(cities.length, `${country} ${code}`).toBeGreaterThan(0);
      expect(cities.every((city) => city === city.trim() && city !== '' && city.length <= 60)).toBe(true);
      if (country === 'BR') brazil += cities.length;
    }
  }
  expect(brazil).toBeGreaterThanOrEqual(5_571);
  const { cities } = (await citiesOf(house, person)).body;
  expect(cities).toEqual(expect.arrayContaining(['Recife', 'Olinda', 'Jaboatão dos Guararapes', 'Fernando de Noronha']));
  expect((await citiesOf(house, person, { country: 'CA', state: 'QC' })).body.cities).toContain('Québec');
  expect((await citiesOf(house, person, { country: 'CL', state: 'RM' })).body.cities).toContain('Ñuñoa');
  expect((await citiesOf(house, person, { country: 'PT', state: 'PE' })).body).toEqual({ cities: [] });
  expect((await citiesOf(house, person, { country: 'br' })).status).toBe(422);
});

test('PRO-02 a list of cities is kept for ever under its version, and the version changes with the lists', async ({ house }) => {
  const person = await aPerson(house.platform);
  expect((await citiesOf(house, person)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect((await citiesOf(house, person, { version: 'another' })).headers['cache-control']).toBe('private, no-cache');
  const text = readFileSync(new URL('./cities.txt', import.meta.url));
  expect(hash('sha256', text).slice(0, 12)).toBe(citiesVersion);
});

test('PRO-02 a postal code tells street, neighbourhood, city and state; one of a small town what it has', async ({ house }) => {
  const [person, peer] = [await aPerson(house.platform), await aBook(house)];
  const aurora = { street: 'Rua da Aurora', neighborhood: 'Boa Vista', city: 'Recife', state: 'PE' };
  expect((await ask(house, person, '50030-230')).body).toEqual({ place: aurora });
  expect((await ask(house, person, '69945000')).body).toEqual({ place: { street: '', neighborhood: '', city: 'Acrelândia', state: 'AC' } });
  expect((await ask(house, person, '50030230')).body).toEqual({ place: aurora });
  expect(peer.asked).toEqual(['50030230', '69945000']); // the third was known
  house.clock.shift(25 * 3_600_000);
  await ask(house, await aPerson(house.platform), '50030230');
  expect(peer.asked).toHaveLength(3);
});

test('PRO-02 a code that the book does not have is not known, in each way in which it says so; other countries have no book', async ({
  house,
}) => {
  const [person, peer] = [await aPerson(house.platform), await aBook(house)];
  for (const code of ['90000000', '90000001', '90000400', '90000000'])
    expect((await ask(house, person, code)).body, code).toEqual({ place: null });
  expect(peer.asked).toHaveLength(3);
  for (const [country, code] of [
    ['CA', 'K1A 0B1'],
    ['MX', '06600'],
    ['CL', '8320000'],
  ] as const)
    expect((await ask(house, person, code, country)).body).toEqual({ place: null });
  for (const [country, code] of [
    ['BR', '5003023'],
    ['BR', '500302300'],
    ['BR', '..%2F..'],
    ['CA', '50030230'],
  ] as const) {
    const refused = await ask(house, person, code, country);
    expect([refused.status, refused.body], code).toMatchObject([422, { refusal: 'postal_code_invalid' }]);
  }
  expect(peer.asked).toHaveLength(3);
  expect((await ask(house, null, '50030230')).status).toBe(401);
});

test('PRO-02 a book that fails says so within seconds, and is asked again the next time', async ({ house }) => {
  const [person, peer] = [await aPerson(house.platform), await aBook(house)];
  const begun = performance.now();
  const codes = ['429', '500', '302', '008', '009', '010', '011', '012', '013'].map((end) => `90000${end}`);
  const answered = await Promise.all(codes.map((code) => ask(house, person, code)));
  for (const [place, { status, body }] of answered.entries())
    expect([status, body], codes[place]).toMatchObject([503, { refusal: 'unavailable' }]);
  expect(performance.now() - begun).toBeLessThan(20_000);
  const before = peer.asked.length;
  await ask(house, person, '90000500');
  expect(peer.asked).toHaveLength(before + 1);
});

test('PRO-02 nobody copies the book: thirty codes in ten minutes, and what is known already costs none', async ({ house }) => {
  const [person, other] = [await aPerson(house.platform), await aPerson(house.platform)];
  const peer = await aBook(house);
  const many = Array.from({ length: 40 }, (_, turn) => String(70_000_000 + turn));
  const statuses = (await Promise.all(many.map((code) => ask(house, person, code)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(peer.asked).toHaveLength(30);
  const known = peer.asked[0] ?? '';
  expect((await ask(house, person, known)).status).toBe(200);
  expect((await ask(house, other, '50030230')).status).toBe(200);
  house.clock.shift(11 * 60_000);
  expect((await ask(house, person, '01310100')).body.place?.city).toBe('São Paulo');
});
