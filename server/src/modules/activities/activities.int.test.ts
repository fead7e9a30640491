import type { ActivityDraft } from '@vitrine/contract/activities';
import { emptyDetail, mergeDetail } from '@vitrine/domain/activities';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aTest } from '../assessment/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { addActivity, completionOf, freezeRevisions, listDrafts, listRevisions, previewOf, viewOf, writeRevision } from './index.ts';
import { activitiesFileAccess } from './files.ts';
import { aDocument, aFilm, anActivity, someCaptions } from './testing.ts';

const at = '2026-03-01T10:00:00.000Z';
const add = ({ platform, db }: House, { actor }: BuiltPerson, form: ReturnType<typeof anActivity>) =>
  db.transaction((tx) => addActivity(platform, tx, actor, form));

async function stored(house: House, { actor }: BuiltPerson, revisionId: string): Promise<unknown> {
  return (await listRevisions(house.db.read(), actor, [revisionId]))[0]?.content;
}

test('PLY-02 a document is shown in the person’s language, and complete when its pages were read', async ({ house }) => {
  const person = await aPerson(house.platform);
  const files = {
    'pt-BR': await aDocument(house.platform, person, { pages: 3 }),
    'fr-FR': await aDocument(house.platform, person, { pages: 2 }),
  };
  const { revisionId } = await add(house, person, anActivity('pdf', { content: { files } }));
  const content = await stored(house, person, revisionId);
  const seen = (locale: string) => viewOf('pdf')(house.platform, person.actor, { content, detail: emptyDetail('pdf'), locale });
  expect(await seen('fr')).toMatchObject({ kind: 'pdf', fileId: files['fr-FR'], pages: 2, pagesRead: [], lastPage: 1 });
  expect(await seen('en-US')).toMatchObject({
    fileId: files['pt-BR'],
    pages: 3,
    url: expect.stringContaining(`/media/${files['pt-BR']}/`),
  });

  const detail = mergeDetail('pdf')(emptyDetail('pdf'), { at, kind: 'pages_read', pages: [1, 2], lastPage: 2 });
  const done = (locale: string) => completionOf('pdf')(house.platform, person.actor, { content, detail, locale });
  expect(await done('pt-BR')).toEqual({ percent: 66, isComplete: false });
  expect(await done('fr-FR')).toEqual({ percent: 100, isComplete: true });
});

test('PLY-03 a film comes with its captions and goes on where it was left', async ({ house }) => {
  const person = await aPerson(house.platform);
  const fileId = await aFilm(house.platform, person, { seconds: 80 });
  const captions = { 'en-US': await someCaptions(house.platform, person) };
  const { revisionId } = await add(house, person, anActivity('video', { content: { fileId, captions, requiredPercent: 50 } }));
  const content = await stored(house, person, revisionId);
  const detail = mergeDetail('video')(emptyDetail('video'), {
    at,
    kind: 'watched',
    ranges: [
      [0, 20],
      [10, 41],
      [70, 99],
    ],
    positionSeconds: 99,
  });
  const place = { content, detail, locale: 'pt-BR' };
  expect(await viewOf('video')(house.platform, person.actor, place)).toMatchObject({
    seconds: 80,
    poster: null,
    captions: [{ locale: 'en-US', label: 'English', url: expect.stringContaining('/media/') }],
    watched: [
      [0, 41],
      [70, 80],
    ],
    positionSeconds: 80,
  });
  expect(await completionOf('video')(house.platform, person.actor, place)).toEqual({ percent: 100, isComplete: true });
});

test('TST-09 a test is shown without its questions, and a preview without right answers', async ({ house }) => {
  const person = await aPerson(house.platform);
  const { revisionId } = await add(
    house,
    person,
    anActivity('conventional_test', { content: { test: aTest({ questions: 6, questionsDrawn: 4 }) } }),
  );
  const content = await stored(house, person, revisionId);
  const seen = await viewOf('conventional_test')(house.platform, person.actor, {
    content,
    detail: emptyDetail('conventional_test'),
    locale: 'pt-BR',
  });
  expect(seen).toMatchObject({ questions: 4, attemptsTaken: 0, attemptsLeft: 3, bestScore: null, isPassed: false, canStart: true });
  const preview = await previewOf('conventional_test', house.platform, person.actor, { content, locale: 'pt-BR' });
  expect(preview.attempt?.questions).toHaveLength(4);
  for (const told of [seen, preview]) expect(JSON.stringify(told)).not.toMatch(/isRight|explanation|Porque/);
});

test('ADM-01 D10 a frozen activity is never written again, an unchanged one makes no revision', async ({ house }) => {
  const person = await aPerson(house.platform);
  const form = anActivity('conventional_test');
  const { revisionId } = await add(house, person, form);
  const write = (id: string, next: ReturnType<typeof anActivity>) =>
    house.db.transaction((tx) => writeRevision(house.platform, tx, person.actor, { revisionId: id, form: next }));
  const renamed = { ...form, title: { 'pt-BR': 'Outra' } };
  expect(await write(revisionId, renamed)).toBe(revisionId);
  await house.db.transaction((tx) => freezeRevisions(house.platform, tx, person.actor, [revisionId]));
  expect(await write(revisionId, renamed)).toBe(revisionId);
  const frozen = await stored(house, person, revisionId);
  const next = await write(revisionId, { ...renamed, content: { kind: 'conventional_test', test: aTest() } });
  expect(next).not.toBe(revisionId);
  expect(await stored(house, person, revisionId)).toEqual(frozen);
  expect(await stored(house, person, next)).not.toEqual(frozen);
});

test('ADM-01 a draft says what it lacks and answers what its author wrote', async ({ house }) => {
  const person = await aPerson(house.platform);
  const documentId = await aDocument(house.platform, person);
  const forms = [
    anActivity('pdf'),
    anActivity('pdf', { content: { files: { 'es-ES': documentId } } }),
    anActivity('video', { title: {} }),
    anActivity('conventional_test', { content: { test: aTest({ questionsDrawn: 99 }) } }),
  ];
  const made = await Promise.all(forms.map((form) => add(house, person, form)));
  const { drafts, files } = await listDrafts(
    house.platform,
    person.actor,
    made.map(({ revisionId }) => revisionId),
  );
  const inOrder = made.map(({ revisionId }) => drafts.get(revisionId));
  expect(inOrder.map((draft) => draft?.missing)).toEqual([['file_missing'], [], ['title_required', 'file_missing'], ['too_many_drawn']]);
  expect(inOrder.map((draft) => draft?.content)).toEqual(forms.map(({ content }) => content));
  expect(files).toEqual([expect.objectContaining({ id: documentId, pages: 3 })]);
});

test('ADM-01 a file stands where its kind belongs; questions and options are told apart by their ids', async ({ house }) => {
  const person = await aPerson(house.platform);
  const [film, document] = [await aFilm(house.platform, person), await aDocument(house.platform, person)];
  const test = aTest({ questions: 2 });
  const repeated = { ...test, questions: [...test.questions, ...test.questions] };
  const refused: [ActivityDraft, Record<string, string>][] = [
    [anActivity('pdf', { content: { files: { 'pt-BR': film } } }).content, { 'files.pt-BR': 'file_of_wrong_kind' }],
    [
      anActivity('video', { content: { fileId: document, posterFileId: film } }).content,
      { fileId: 'file_of_wrong_kind', posterFileId: 'file_of_wrong_kind' },
    ],
    [anActivity('conventional_test', { content: { test: repeated } }).content, { 'test.questions': 'invalid' }],
  ];
  for (const [content, fields] of refused)
    await expect(add(house, person, { ...anActivity('pdf'), content })).rejects.toMatchObject({
      code: 'invalid_request',
      status: 422,
      fields,
    });
});

test('CLI-08 another client’s files and activities are not there; files open for whoever learns an activity that names them', async ({
  house,
}) => {
  const [author, stranger] = [await aPerson(house.platform, { roles: ['program_administrator'] }), await aPerson(house.platform)];
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const fileId = await aDocument(house.platform, author);
  const form = anActivity('pdf', { content: { files: { 'pt-BR': fileId } } });
  const [first, second] = [await add(house, author, form), await add(house, author, form)];
  await expect(add(house, stranger, form)).rejects.toMatchObject({ fields: { 'files.pt-BR': 'file_missing' } });
  expect(await listRevisions(house.db.read(), stranger.actor, [first.revisionId])).toEqual([]);

  const access = (learnt: string) => activitiesFileAccess(house.platform, async (_actor, { activityId }) => activityId === learnt);
  const ask = { ownerId: second.activityId, fileId };
  expect(await access('none')(author.actor, ask)).toBe(true);
  expect(await access('none')(learner.actor, ask)).toBe(false);
  expect(await access(first.activityId)(learner.actor, ask)).toBe(true);
  expect(await access(first.activityId)(stranger.actor, ask)).toBe(false);
});
