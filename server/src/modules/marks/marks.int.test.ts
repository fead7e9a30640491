import * as wire from '@vitrine/contract/marks';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { addFavourite, removeFavourite } from './favourites.ts';

const anything = {
  course: async () => true,
  reward: async () => true,
  library_file: async () => true,
  news: async () => true,
  podcast: async () => true,
  trail: async () => true,
};
const rowsOf = ({ db }: House, tenantId: string) =>
  db.read().selectFrom('marks.favourite').select(['member_id', 'subject_id']).where('tenant_id', '=', tenantId).execute();

test('CRS-01 a favourite is kept once, however often and at once it is marked, and taken away alike', async ({ house }) => {
  const person = await aPerson(house.platform);
  const mark = { subject: 'course' as const, subjectId: house.platform.newId() };
  await Promise.all([1, 2, 3].map(() => addFavourite(house.platform, person.actor, { ...mark, exists: anything })));
  expect(await rowsOf(house, person.tenantId)).toEqual([{ member_id: person.memberId, subject_id: mark.subjectId }]);
  for (const _again of [1, 2]) expect(await removeFavourite(house.platform, person.actor, mark)).toEqual({});
  expect(await rowsOf(house, person.tenantId)).toEqual([]);
});

test('CRS-01 CLI-08 what the member may not see is not there to be marked; marks of colleagues stay theirs', async ({ house }) => {
  const person = await aPerson(house.platform);
  const colleague = await aPerson(house.platform, { tenantId: person.tenantId });
  const mark = { subject: 'course' as const, subjectId: house.platform.newId() };
  await addFavourite(house.platform, colleague.actor, { ...mark, exists: anything });
  const refused = await house.call(person, wire.addFavourite, { params: mark });
  expect([refused.status, refused.body.refusal]).toEqual([404, 'not_found']);
  expect((await house.call(person, wire.removeFavourite, { params: mark })).status).toBe(200);
  expect(await rowsOf(house, person.tenantId)).toEqual([{ member_id: colleague.memberId, subject_id: mark.subjectId }]);
});

test('CRS-01 ERR-04 a subject of another kind and an id that is none are refused at their fields; nobody marks without a session', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const put = (url: string, headers: Record<string, string> = {}) =>
    house.app.inject({ method: 'PUT', url, headers: { host: person.host, ...headers } });
  const authorization = `Bearer ${person.accessToken}`;
  for (const url of [`/api/v1/favourites/shop/${house.platform.newId()}`, '/api/v1/favourites/course/1'])
    expect((await put(url, { authorization })).statusCode).toBe(422);
  expect((await put(`/api/v1/favourites/course/${house.platform.newId()}`)).statusCode).toBe(401);
});
