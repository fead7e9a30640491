import { getSiteLists } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/trails';
import { retireCourse } from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aTrail, aTrailForm } from './testing.ts';

const anAuthor = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
const item = (subjectId: string, isRequired = true) => ({ kind: 'course' as const, subjectId, isRequired });
const draftOf = async (house: House, author: BuiltPerson, trailId: string) =>
  (await house.call(author, wire.getTrailDraft, { params: { trailId } })).body;

test('ADM-01 TRL-01 an author writes a trail of two courses, turns their order, publishes it and takes it back', async ({ house }) => {
  const author = await anAuthor(house);
  const first = await aCourse(house.platform, author.actor, { course: { title: { 'pt-BR': 'Primeiro' } } });
  const second = await aCourse(house.platform, author.actor, { course: { title: { 'pt-BR': 'Segundo' } } });
  const { body: made } = await house.call(author, wire.createTrail, { body: aTrailForm() });
  const params = { trailId: made.id };
  const early = await house.call(author, wire.publishTrail, { params, body: { version: 1 } });
  expect([early.status, early.body.refusal]).toEqual([409, 'trail_empty']);

  const put = (version: number, ids: string[]) =>
    house.call(author, wire.saveTrailItems, { params, body: { version, items: ids.map((id) => item(id)) } });
  expect((await put(1, [first.id, second.id])).body.items.map(({ title }) => title['pt-BR'])).toEqual(['Primeiro', 'Segundo']);
  const turned = await put(2, [second.id, first.id]);
  expect(turned.body).toMatchObject({ version: 3, items: [{ subjectId: second.id }, { subjectId: first.id }] });
  expect((await put(2, [first.id])).body.refusal).toBe('changed_meanwhile');

  const published = await house.call(author, wire.publishTrail, { params, body: { version: 3 } });
  expect(published.body).toMatchObject({ state: 'published', versionNumber: 1, hasChanges: false, can: { publish: false, retire: true } });
  const again = await house.call(author, wire.publishTrail, { params, body: { version: 4 } });
  expect(again.body.refusal).toBe('nothing_to_publish');
  const edited = await house.call(author, wire.saveTrail, { params, body: { version: 4, trail: aTrailForm({ isSequential: true }) } });
  expect(edited.body).toMatchObject({ hasChanges: true, versionNumber: 1, items: [{ subjectId: second.id }, { subjectId: first.id }] });

  expect((await house.call(author, wire.retireTrail, { params })).status).toBe(200);
  expect((await house.call(author, wire.retireTrail, { params })).body.refusal).toBe('trail_already_retired');
  const rows = (await house.call(author, wire.listTrailDrafts, { query: { search: 'geladiera' } })).body.items;
  expect(rows).toMatchObject([{ id: made.id, state: 'retired', items: 2, versionNumber: 1 }]);
  const trail = (await house.call(author, listAuditLog, { query: { subject: 'learning_trail', subjectId: made.id } })).body.items;
  expect(trail.map(({ what }) => what).toReversed()).toEqual([
    'trail.created',
    'trail.items_saved',
    'trail.items_saved',
    'trail.published',
    'trail.saved',
    'trail.retired',
  ]);
});

test('ADM-01 a trail refuses what stands in it twice, what is another client’s, what nobody can begin, and a circle', async ({ house }) => {
  const author = await anAuthor(house);
  const stranger = await anAuthor(house);
  const course = await aCourse(house.platform, author.actor);
  const unfinished = await aCourse(house.platform, author.actor, { published: false });
  const elsewhere = await aCourse(house.platform, stranger.actor);
  const trail = await aTrail(house.platform, author.actor, { courses: [course.id] });
  const params = { trailId: trail.id };
  const put = (...ids: string[]) =>
    house.call(author, wire.saveTrailItems, { params, body: { version: trail.version, items: ids.map((id) => item(id)) } });
  const twice = await put(course.id, unfinished.id, course.id);
  expect([twice.status, twice.body.refusal, twice.body.fields]).toEqual([422, 'item_twice', { 'items.2': 'item_twice' }]);
  expect((await put(course.id, elsewhere.id)).body.fields).toEqual({ 'items.1': 'invalid_choice' });
  expect((await put(trail.id)).body.fields).toEqual({ 'items.0': 'invalid_choice' }); // a trail is no item
  const webinar = JSON.parse(JSON.stringify({ kind: 'webinar', subjectId: course.id, isRequired: true }));
  const early = await house.call(author, wire.saveTrailItems, { params, body: { version: trail.version, items: [webinar] } });
  expect([early.status, early.body.fields]).toEqual([422, { 'items.0.kind': 'invalid_choice' }]);

  const withUnfinished = await put(course.id, unfinished.id);
  const refused = await house.call(author, wire.publishTrail, { params, body: { version: withUnfinished.body.version } });
  expect([refused.body.refusal, refused.body.fields]).toEqual(['item_not_published', { 'items.1': 'item_not_published' }]);
  await house.call(author, retireCourse, { params: { courseId: course.id } });
  expect((await draftOf(house, author, trail.id)).items[0]).toMatchObject({ isInCatalog: false });

  const later = await aTrail(house.platform, author.actor, { courses: [], published: false, trail: { prerequisiteTrailId: trail.id } });
  const { version } = await draftOf(house, author, trail.id);
  const circle = { params, body: { version, trail: aTrailForm({ prerequisiteTrailId: later.id }) } };
  expect((await house.call(author, wire.saveTrail, circle)).body.fields).toEqual({ 'trail.prerequisiteTrailId': 'trail_circle' });
  const theirs = await aTrail(house.platform, stranger.actor, { courses: [elsewhere.id] });
  const foreign = { params, body: { version, trail: aTrailForm({ prerequisiteTrailId: theirs.id }) } };
  expect((await house.call(author, wire.saveTrail, foreign)).body.fields).toEqual({ 'trail.prerequisiteTrailId': 'invalid_choice' });
});

test('ADM-01 what a trail says is kept without anything that a page could run, and of two who save at once one is told', async ({
  house,
}) => {
  const author = await anAuthor(house);
  const { body } = await house.call(author, wire.createTrail, {
    body: aTrailForm({ description: { 'pt-BR': '<p onclick="x()">Oi<script>alert(1)</script></p><img src=x onerror=y>' } }),
  });
  expect((await draftOf(house, author, body.id)).trail.description).toEqual({ 'pt-BR': '<p>Oi</p>' });
  const save = { params: { trailId: body.id }, body: { version: 1, trail: aTrailForm() } };
  const both = await Promise.all([1, 2].map(() => house.call(author, wire.saveTrail, save)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('TRL-02 LST-01 trails stand under categories, which are listed with those in the catalog and whether one has none', async ({
  house,
}) => {
  const author = await anAuthor(house);
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const course = await aCourse(house.platform, author.actor);
  const add = (name: string) => house.call(author, wire.createTrailCategory, { body: { name: { 'pt-BR': name } } });
  const { body: white } = await add('Linha branca');
  const { body: portable } = await add('Portáteis');
  expect((await add(' ')).body.fields).toEqual({ name: 'name_required' });
  const lists = async () => (await house.call(learner, getSiteLists, {})).body;
  expect(await lists()).toMatchObject({ trail_complete_categories: [], has_trailcomplete_null_category: false });

  await aTrail(house.platform, author.actor, { courses: [course.id], trail: { categoryId: white.id } });
  await aTrail(house.platform, author.actor, { courses: [course.id], trail: { categoryId: portable.id }, published: false });
  expect(await lists()).toMatchObject({
    trail_complete_categories: [{ id: white.id, name: 'Linha branca' }],
    has_trailcomplete_null_category: false,
  });
  await aTrail(house.platform, author.actor, { courses: [course.id] });
  expect(await lists()).toMatchObject({ has_trailcomplete_null_category: true });

  const rows = (await house.call(author, wire.listTrailCategories, { query: { search: 'portateis' } })).body.items;
  expect(rows).toEqual([{ id: portable.id, name: 'Portáteis', trails: 1 }]);
  const params = { categoryId: white.id };
  expect((await house.call(author, wire.removeTrailCategory, { params })).body.refusal).toBe('in_use');
  const save = { params, body: { version: 1, category: { name: { 'pt-BR': 'Geladeiras e fogões' } } } };
  const both = await Promise.all([1, 2].map(() => house.call(author, wire.saveTrailCategory, save)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { body: unused } = await add('Sobrando');
  expect((await house.call(author, wire.removeTrailCategory, { params: { categoryId: unused.id } })).status).toBe(200);
  expect((await house.call(author, wire.getTrailCategory, { params: { categoryId: unused.id } })).status).toBe(404);
  const stranger = await anAuthor(house);
  expect((await house.call(stranger, wire.getTrailCategory, { params })).status).toBe(404);
});
