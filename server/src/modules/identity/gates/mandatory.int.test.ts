import { getMe, getSiteLists, passGate, saveMe } from '@vitrine/contract/identity';
import { gateEditions } from '@vitrine/domain/identity';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouse, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';
import type { Due, Mandatory } from './mandatory.ts';

const survey = {
  id: '0199a000-0000-7000-8000-000000000001',
  title: 'Clima da loja',
  address: '/surveys/0199a000-0000-7000-8000-000000000001',
};
const training = {
  id: '0199a000-0000-7000-8000-000000000002',
  title: 'Atendimento',
  address: '/trails/0199a000-0000-7000-8000-000000000002',
};
const nothing: Due = { survey: null, training: null, mayCloseTrainingBanner: true };

/** What the rooms of surveys and trainings would say, by client. */
const due = new Map<string, Due>();
const asked: string[] = [];
const mandatory: Mandatory = (actor) => {
  asked.push(actor.memberId);
  return Promise.resolve(due.get(actor.tenantId) ?? nothing);
};

let house: House & { close(): Promise<void> };
beforeAll(async () => {
  house = await openHouse({ ports: { mandatory } });
});
beforeEach(() => {
  due.clear();
  asked.length = 0;
});
afterAll(() => house.close());

const meOf = async (person: BuiltPerson) => (await house.call(person, getMe, {})).body;
const someone = (given = {}) => aPerson(house.platform, given);

test('SES-19 a survey that is due stands before the required training, after what is asked of everybody, and is gone once it was answered', async () => {
  const person = await someone({ hasPassedGates: false });
  due.set(person.tenantId, { survey, training, mayCloseTrainingBanner: true });
  const me = await meOf(person);
  expect(me.gates).toEqual(['terms', 'cookies', 'mandatory_surveys', 'mandatory_drills', 'onboarding']);
  expect(me).toMatchObject({ mandatory: { survey, training }, has_close_banner_drills: true });
  expect(asked).toEqual([person.memberId]);

  for (const gate of ['terms', 'cookies'] as const)
    await house.call(person, passGate, { params: { gate }, body: { edition: gateEditions[gate] } });
  expect((await meOf(person)).gates[0]).toBe('mandatory_surveys');

  due.set(person.tenantId, { survey: null, training, mayCloseTrainingBanner: false }); // answered; a required training that nobody may put off
  expect(await meOf(person)).toMatchObject({
    gates: ['mandatory_drills', 'onboarding'],
    mandatory: { survey: null, training },
    has_close_banner_drills: false,
  });

  due.set(person.tenantId, nothing);
  expect(await meOf(person)).toMatchObject({ gates: ['onboarding'], mandatory: { survey: null, training: null } });
});

test('SES-19 what one client asks for is not asked of the people of another', async () => {
  const [asks, asksNot] = [await someone(), await someone()];
  due.set(asks.tenantId, { survey, training, mayCloseTrainingBanner: false });
  expect((await meOf(asks)).gates).toEqual(['mandatory_surveys', 'mandatory_drills']);
  expect(await meOf(asksNot)).toMatchObject({ gates: [], mandatory: { survey: null, training: null }, has_close_banner_drills: true });
});

test('SES-19 a gate of duties is passed by doing them: nobody says so by a call, other calls go on, and each answer tells what still stands', async () => {
  const person = await someone();
  due.set(person.tenantId, { survey, training: null, mayCloseTrainingBanner: true });
  const said = await house.app.inject({
    method: 'POST',
    url: '/api/v1/gates/mandatory_surveys',
    headers: { host: person.host, authorization: `Bearer ${person.accessToken}` },
    payload: { edition: 1 },
  });
  expect(said.statusCode).toBe(422);
  expect((await house.call(person, getSiteLists, {})).status).toBe(200);
  expect((await house.call(person, saveMe, { body: { languageId: 4 } })).body).toMatchObject({ gates: ['mandatory_surveys'] });
  const passed = await house.call(person, passGate, { params: { gate: 'onboarding' }, body: { edition: gateEditions.onboarding } });
  expect(passed.body.gates).toEqual(['mandatory_surveys']);
});
