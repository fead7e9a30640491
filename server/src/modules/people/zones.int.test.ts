import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';

/** Half past two at night in UTC: still the day before in São Paulo, the client's zone, and this day in Lisbon. */
const moment = '2027-01-15T02:30:00.000Z';
const goTo = (house: House, at: string) => house.clock.shift(Date.parse(at) - Date.parse(house.clock.now()));
const bracketOf = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getProfile, {})).body.ageBracket;
const live = (house: House, person: BuiltPerson, timeZone: string | null) =>
  house.call(person, wire.saveProfilePreferences, { body: { timeZone, mailConsent: false } });

test('CON-03 a profile tells the age bracket; nobody under 18 has one, nor who tells no birthday', async ({ house }) => {
  goTo(house, moment); // 14 January 2027 in São Paulo
  const brackets = [
    ['2009-01-15', null], // eighteen tomorrow
    ['2009-01-14', '18-24'],
    ['2002-01-15', '18-24'],
    ['2002-01-14', '25-30'],
    ['1996-01-15', '25-30'],
    ['1996-01-14', '31-40'],
    ['1986-01-15', '31-40'],
    ['1986-01-14', '41-50'],
    ['1976-01-15', '41-50'],
    ['1976-01-14', '51-60'],
    ['1966-01-15', '51-60'],
    ['1966-01-14', 'over_60'],
    [null, null],
  ] as const;
  for (const [birthday, bracket] of brackets)
    expect(await bracketOf(house, await aPerson(house.platform, { birthday })), String(birthday)).toBe(bracket);
});

test('PRO-02 CON-03 the day is that of the person’s zone, or of the client’s where they chose none', async ({ house }) => {
  goTo(house, moment);
  const person = await aPerson(house.platform, { birthday: '2002-01-15' });
  expect(await bracketOf(house, person)).toBe('18-24');
  expect((await live(house, person, 'Europe/Lisbon')).body).toMatchObject({
    ageBracket: '25-30',
    preferences: { timeZone: 'Europe/Lisbon', clientTimeZone: 'America/Sao_Paulo' },
  });
  expect(await bracketOf(house, person)).toBe('25-30');
  // What is still to come is no birthday: the day after the client's is today there.
  const { version, about } = (await house.call(person, wire.getProfile, {})).body;
  const save = (birthday: string) => house.call(person, wire.saveProfileAbout, { body: { version, about: { ...about, birthday } } });
  expect((await save('2027-01-16')).status).toBe(422);
  expect((await live(house, person, null)).body.ageBracket).toBe('18-24');
});

test('PRO-02 ADM-02 the list of people counts days of the client’s zone, whoever looks', async ({ house }) => {
  goTo(house, moment);
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const joined = async (day: string) =>
    (await house.call(admin, peopleWire.listPeople, { query: { joinedFrom: day, joinedTo: day } })).body.items.length;
  await live(house, admin, 'Europe/Lisbon');
  expect([await joined('2027-01-14'), await joined('2027-01-15')]).toEqual([1, 0]);
});
