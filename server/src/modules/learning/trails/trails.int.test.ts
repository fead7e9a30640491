import * as wire from '@vitrine/contract/learning';
import { addFavourite } from '@vitrine/contract/marks';
import { getTrailDraft, publishTrail, retireTrail, saveTrailAudience, saveTrailItems } from '@vitrine/contract/trails';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { aTrail } from '../../trails/testing.ts';
import { reconcile } from '../reconcile.ts';
import { aShortCourse, aTrailWithPeople, finishStep } from './testing.ts';

const page = async (house: House, who: BuiltPerson, trailId: string) =>
  (await house.call(who, wire.getTrail, { params: { trailId } })).body;
const enrol = (house: House, who: BuiltPerson, trailId: string) => house.call(who, wire.enrolInTrail, { params: { trailId } });
const open = (house: House, who: BuiltPerson, trailId: string, courseId: string) =>
  house.call(who, wire.openTrailCourse, { params: { trailId, courseId } });

test('TRL-01 two who enrol at once make one, a member stays on their version, and a retired trail takes nobody', async ({ house }) => {
  const { author, learner, first, second, trailId } = await aTrailWithPeople(house);
  const both = await Promise.all([enrol(house, learner, trailId), enrol(house, learner, trailId)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await house.db.read().selectFrom('learning.path').select('id').where('tenant_id', '=', learner.tenantId).execute();
  expect(rows).toHaveLength(1);

  const params = { trailId };
  const { version } = (await house.call(author, getTrailDraft, { params })).body;
  const items = [{ kind: 'course' as const, subjectId: second, isRequired: true }];
  const saved = await house.call(author, saveTrailItems, { params, body: { version, items } });
  await house.call(author, publishTrail, { params, body: { version: saved.body.version } });
  const newcomer = await aPerson(house.platform, { tenantId: learner.tenantId });
  expect((await page(house, learner, trailId)).items.map(({ subjectId }) => subjectId)).toEqual([first, second]);
  expect((await page(house, newcomer, trailId)).items.map(({ subjectId }) => subjectId)).toEqual([second]);

  await house.call(author, retireTrail, { params });
  expect((await enrol(house, newcomer, trailId)).body.refusal).toBe('trail_retired');
  expect((await house.call(newcomer, wire.listTrails, {})).body.items).toEqual([]);
  expect((await house.call(learner, wire.listTrails, {})).body.items).toHaveLength(1);
  expect((await open(house, learner, trailId, first)).status).toBe(200);
});

test('TRL-01 a trail asks for the one before it; its courses open for whoever is in it, though they be for others', async ({ house }) => {
  const { author, learner, first, trailId } = await aTrailWithPeople(house);
  const { id: later } = await aTrail(house.platform, author.actor, { courses: [first], trail: { prerequisiteTrailId: trailId } });
  expect((await enrol(house, learner, later)).body.refusal).toBe('trail_prerequisite_missing');
  expect(await page(house, learner, later)).toMatchObject({ prerequisite: { id: trailId, isDone: false }, can: { enrol: false } });

  const stranger = await aPerson(house.platform, { tenantId: author.tenantId, country: 'CL' });
  const area = house.platform.newId();
  await house.db
    .write()
    .insertInto('identity.area')
    .values({ tenant_id: author.tenantId, id: area, name: JSON.stringify({ 'pt-BR': 'Chile' }), countries: ['CL'], position: 9 })
    .execute();
  const audience = { groupIds: [], areaIds: [area], tagIds: [] };
  await house.call(author, saveTrailAudience, { params: { trailId }, body: audience });
  expect((await house.call(learner, wire.getTrail, { params: { trailId } })).status).toBe(404);
  expect((await enrol(house, learner, trailId)).status).toBe(404);
  expect((await enrol(house, stranger, trailId)).status).toBe(200);
});

test('TRL-01 CLI-03 CLI-08 another client’s trail is not there, nor any where trails are switched off', async ({ house }) => {
  const { learner, first, trailId } = await aTrailWithPeople(house);
  const stranger = await aPerson(house.platform);
  for (const who of [stranger, learner]) {
    if (who === learner)
      await house.db
        .write()
        .updateTable('tenancy.tenant')
        .set({ modules: ['online_courses'] })
        .where('id', '=', learner.tenantId)
        .execute();
    for (const { status } of [
      await house.call(who, wire.getTrail, { params: { trailId } }),
      await enrol(house, who, trailId),
      await open(house, who, trailId, first),
    ])
      expect(status).toBe(404);
  }
  const marked = await house.call(stranger, addFavourite, { params: { subject: 'trail', subjectId: trailId } });
  expect(marked.status).toBe(404);
});

test('FIL-01 FIL-03 TRL-02 trails are narrowed by every shared field, and by nothing with the defaults', async ({ house }) => {
  const { author, learner, first, second, trailId } = await aTrailWithPeople(house);
  const other = await aShortCourse(house.platform, author, 'Ar-condicionado');
  const { id: otherId } = await aTrail(house.platform, author.actor, {
    courses: [other],
    trail: { title: { 'pt-BR': 'Ar-condicionado sem mistério' }, summary: {} },
  });
  const ids = async (query: object) => (await house.call(learner, wire.listTrails, { query })).body.items.map(({ id }) => id).toSorted();
  const all = [trailId, otherId].toSorted();
  const defaults = {
    favorite: 'all',
    progress: 'all',
    search: '',
    selected_areas: 'all',
    selected_groups: 'all',
    selected_tags: 'all',
    subscription_type: 'all',
    categories: 'all',
    extensions: 'all',
  };
  expect(await ids(defaults)).toEqual(all);
  expect(await ids({})).toEqual(all);
  await house.call(learner, addFavourite, { params: { subject: 'trail', subjectId: otherId } });
  expect(await ids({ favorite: 'favorite' })).toEqual([otherId]);
  expect(await ids({ search: 'misterio' })).toEqual([otherId]);
  expect(await ids({ search: 'espesialista' })).toEqual([trailId]); // a typo
  expect(await ids({ categories: 'none' })).toEqual(all);
  expect(await ids({ categories: house.platform.newId() })).toEqual([]);
  expect(await ids({ extensions: 'pdf' })).toEqual([]);

  await enrol(house, learner, trailId);
  expect(await ids({ progress: 'not_started' })).toEqual([otherId]);
  expect(await ids({ progress: 'in_progress' })).toEqual([trailId]);
  expect(await ids({ subscription_type: 'self' })).toEqual([trailId]);
  expect(await ids({ subscription_type: 'assigned' })).toEqual([]);
  for (const courseId of [first, second]) await finishStep(house.platform, learner.actor, { trailId, courseId });
  expect(await ids({ progress: 'done' })).toEqual([trailId]);
  const wrong = await house.call(learner, wire.listTrails, { query: { selected_tags: 'all,x' } });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { selected_tags: 'invalid' }]);
});

test('TRL-01 D12 a trail is recounted from its courses: what is stored is what they say, and a false number is found', async ({
  house,
}) => {
  const { learner, first, trailId, tenantId } = await aTrailWithPeople(house);
  await enrol(house, learner, trailId);
  await finishStep(house.platform, learner.actor, { trailId, courseId: first });
  const found = async () => (await reconcile(house.platform, { tenantId, since: null })).differences;
  expect(await found()).toEqual([]);
  await house.db.write().updateTable('learning.trail_enrolment').set({ progress: 90 }).where('tenant_id', '=', tenantId).execute();
  expect(await found()).toMatchObject([{ what: 'trail progress', stored: 90, counted: 50 }]);
});
