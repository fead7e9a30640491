import { listNotices } from '@vitrine/contract/notices';
import * as wire from '@vitrine/contract/surveys';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aSecondOfSound } from '../../platform/testing/sound.ts';
import { aPerson, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { aQuestion, aSurvey, noTrainings } from './testing.ts';

const staff = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
const make = (house: House, by: BuiltPerson, given: Parameters<typeof aSurvey>[2] = {}) =>
  aSurvey({ ...house.platform, ...noTrainings }, by.actor, given);
const told = async (house: House, person: BuiltPerson) =>
  (await house.call(person, listNotices, { query: {} })).body.items
    .filter(({ kind }) => kind === 'survey_published')
    .map(({ facts }) => facts);

test('SUR-01 NOT-01 whom a survey is for hears once that it is asked, in their language, on the morning of its day; nobody else does', async ({
  house,
}) => {
  const by = await staff(house);
  const { tenantId } = by;
  const { groups } = await someLabels(house.platform, {
    tenantId,
    areas: { all: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    tags: { new: { 'pt-BR': 'Loja nova' } },
    groupLabel: { 'pt-BR': 'Times' },
    groups: { south: { 'pt-BR': 'Sul' } },
  });
  const groupId = groups.get('south') ?? '';
  const ana = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  const other = await aPerson(house.platform, { tenantId });
  const title = { 'pt-BR': 'Como está sua loja?', 'en-US': 'How is your store?' };
  const audience = { groupIds: [groupId], areaIds: [], tagIds: [] };
  const { surveyId } = await make(house, by, { title, audience });
  await house.drain();
  await house.drain();
  expect([await told(house, ana), await told(house, other)]).toEqual([[{ surveyId, title: 'Como está sua loja?' }], []]);
  const detail = async () => (await house.call(by, wire.getSurveyToManage, { params: { surveyId } })).body;
  const move = async (to: typeof wire.publishSurvey | typeof wire.retireSurvey) =>
    house.call(by, to, { params: { surveyId }, body: { version: (await detail()).version } });
  await move(wire.retireSurvey);
  await move(wire.publishSurvey);
  await house.drain();
  expect(await told(house, ana), 'the same edition again').toHaveLength(1);

  const tomorrow = addDays(dayIn(await zoneOfClient(house.db.read(), by), house.clock.now()), 1);
  await make(house, by, { audience, opensOn: tomorrow });
  await make(house, by, { kind: 'reaction', allTrainings: true });
  await house.drain();
  expect(await told(house, ana), 'not before its day').toHaveLength(1);
  house.clock.shift(48 * 3_600_000);
  await house.drain();
  const later = await aPerson(house.platform, { tenantId });
  expect(await told(house, later)).toEqual([]);
  const { rows } = await house.db.pool.query(`select 1 from notices.notice where member_id = $1 and kind = 'survey_published'`, [
    ana.memberId,
  ]);
  expect(rows).toHaveLength(2);
  house.clock.shift(-48 * 3_600_000);
});

test('FOR-03 SUR-01 an open answer may be spoken: heard by whoever reads the results and by who gave it, once, and never where nobody is named', async ({
  house,
}) => {
  const by = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: by.tenantId });
  const colleague = await aPerson(house.platform, { tenantId: by.tenantId });
  const open = aQuestion(house.platform, { kind: 'long_text', text: { 'pt-BR': 'O que falta?' } });
  const short = aQuestion(house.platform, { kind: 'short_text', text: { 'pt-BR': 'Uma palavra?' }, isRequired: false });
  const { surveyId } = await make(house, by, { questions: [open, short] });
  const content = aSecondOfSound;
  const { siteId, tenantId, personId } = seller.actor;
  const upload = { siteId, tenantId, personId, purpose: 'recording', name: 'resposta.webm', content, isPublic: false, seconds: 12 };
  const { id: fileId } = await house.platform.storage.put(upload);
  const send = (who: BuiltPerson, at: string, questionId = open.id, recording = fileId) =>
    house.call(who, wire.answerSurvey, {
      params: { surveyId: at },
      body: {
        edition: 1,
        about: null,
        answers: [{ questionId, optionIds: [], score: null, text: '', recording: { fileId: recording, seconds: 12 } }],
      },
    });
  expect((await send(colleague, surveyId)).body.fields, 'somebody else’s').toEqual({ [`answers.${open.id}`]: 'recording_missing' });
  expect((await send(seller, surveyId, open.id, house.platform.newId())).body.fields).toEqual({
    [`answers.${open.id}`]: 'recording_missing',
  });
  expect((await send(seller, surveyId, short.id)).body.fields).toMatchObject({ [`answers.${short.id}`]: 'answer_unfit' });
  const unnamed = await make(house, by, { questions: [open], isUnnamed: true });
  expect((await send(seller, unnamed.surveyId)).body.fields).toEqual({ [`answers.${open.id}`]: 'answer_unfit' });
  expect((await send(seller, surveyId)).status).toBe(200);

  const again = await make(house, by, { questions: [open] });
  expect((await send(seller, again.surveyId)).body.fields, 'the same recording twice').toEqual({
    [`answers.${open.id}`]: 'recording_missing',
  });
  const { body } = await house.call(by, wire.listResponses, { params: { surveyId }, query: {} });
  const audio = body.items[0]?.answers.find(({ questionId }) => questionId === open.id)?.audio;
  expect(audio).toMatchObject({ seconds: 12 });
  const fetched = await house.app.inject({ url: audio?.url ?? '', headers: { host: by.host } });
  expect([fetched.statusCode, fetched.rawPayload.length]).toEqual([200, content.length]);
  const sheet = await house.call(by, wire.exportResponses, { params: { surveyId }, query: {} });
  expect(String(sheet.body)).toContain('♪ 12 s');
});
