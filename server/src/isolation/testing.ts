/** A tenant with a row in every table, all of its texts marked, and the ids with which it is attacked. */
import { createHmac } from 'node:crypto';
import type { ActivityForm, CourseForm } from '@vitrine/contract/catalog';
import { listCertificates } from '@vitrine/contract/certificates';
import { askForCopy } from '@vitrine/contract/privacy';
import { createCustomRole, passGate, setCustomRoleMembers, type PersonForm } from '@vitrine/contract/identity';
import { previewBulkChange } from '@vitrine/contract/people';
import { startAttempt } from '@vitrine/contract/learning';
import { saveAnswer } from '@vitrine/contract/assessment';
import { addFavourite } from '@vitrine/contract/marks';
import { getNoticePreferences, listNotices, saveNoticePreferences } from '@vitrine/contract/notices';
import { flagName, saveInstitutionalDraft, type ClientSettings, type LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import { gateEditions } from '@vitrine/domain/identity';
import { modules, type Module } from '@vitrine/domain/tenancy';
import { aDocument, aFilm, anActivity } from '../modules/activities/testing.ts';
import { aTest } from '../modules/assessment/testing.ts';
import { aCourse, aCourseForm, saveCourseAudience } from '../modules/catalog/testing.ts';
import { aPerson, giveTag, someLabels, testPassword, type BuiltPerson } from '../modules/identity/testing.ts';
import { aWebserviceToken } from '../modules/identity/partners/testing.ts';
import { addTo, aDevice } from '../modules/identity/passkeys/testing.ts';
import { aTicket } from '../modules/identity/second-step/testing.ts';
import { aRegistration } from '../modules/identity/registration/testing.ts';
import { anEnrolment, learnActivity, passTest } from '../modules/learning/testing.ts';
import { aEmail } from '../modules/notices/testing.ts';
import { aClient, plainConfiguration } from '../modules/tenancy/testing.ts';
import { cursorOf } from '../platform/http/index.ts';
import type { House } from '../testing.ts';
import type { Foreign, OtherTenant, RoomUnderAttack } from './entry.ts';
import { aForeignImport } from './testing/foreign-import.ts';
import { aForeignProgram } from './testing/foreign-program.ts';
import { aForeignWallet } from './testing/foreign-wallet.ts';
import { aForeignSale } from './testing/foreign-sale.ts';
import { aForeignStore } from './testing/foreign-store.ts';
import { aForeignTrail } from './testing/foreign-trail.ts';
import { roomsUnderAttack } from './rooms.gen.ts';

export type ForeignTenant = Awaited<ReturnType<typeof aForeignTenant>>;

const device = 'a-foreign-device';

/** Builds the tenant by the use-cases that people call, on a site of its own unless told. */
export async function aForeignTenant(house: House, { siteId, mark }: { siteId?: string; mark: string }) {
  const { platform } = house;
  const marked = { 'pt-BR': mark, 'en-US': mark };
  const { tenantId } = await aClient(platform, { ...(siteId ? { siteId } : {}), name: mark, slug: mark, program: marked });
  const labels = await someLabels(platform, {
    tenantId,
    areas: { a: { name: marked, countries: ['BR'] } },
    groups: { g: marked },
    groupLabel: marked,
    tags: { t: marked },
  });
  const [groupId = '', tagId = '', areaId = ''] = [labels.groups.get('g'), labels.tags.get('t'), labels.areas.get('a')];
  const author = await aPerson(platform, { tenantId, roles: ['client_administrator'], fullName: `${mark} autora`, groupIds: [groupId] });
  const learner = await aPerson(platform, {
    tenantId,
    fullName: `${mark} aluna`,
    birthday: '1990-05-20',
    programRole: 'salesperson',
    userName: mark,
    city: mark,
    work: { company: mark, brand: mark, retailer: mark, branch: mark },
    groupIds: [groupId],
  });

  const registrationId = await aRegistration(platform, { ...learner, street: mark });

  const quiz = aTest({ questions: 3 });
  for (const question of quiz.questions) question.prompt = { 'pt-BR': `${mark}?` };
  const document = await aDocument(platform, author);
  const course = await aCourse(platform, author.actor, {
    course: { title: marked, summary: marked, description: { 'pt-BR': `<p>${mark}</p>` }, tagIds: [tagId] },
    activities: [
      anActivity('pdf', { title: marked, content: { files: { 'pt-BR': document } } }),
      anActivity('video', { title: marked, content: { fileId: await aFilm(platform, author) } }),
      anActivity('conventional_test', { title: marked, content: { test: quiz } }),
    ],
  });
  await giveTag(platform, { tenantId, memberId: learner.memberId, tagId });
  const audience = { groupIds: [groupId], areaIds: [areaId], tagIds: [tagId] };
  await saveCourseAudience(platform, author.actor, { courseId: course.id, audience });
  await anEnrolment(platform, learner.actor, { courseId: course.id });
  for (const order of [1, 2]) await learnActivity(platform, learner.actor, { courseId: course.id, order });
  await passTest(platform, learner.actor, { courseId: course.id, order: 3, questions: quiz.questions });
  await house.drain();
  await house.call(learner, addFavourite, { params: { subject: 'course', subjectId: course.id } });
  const trail = await aForeignTrail(house, { author, learner, mark, courseId: course.id, audience });
  const running = await house.call(learner, startAttempt, { params: { courseId: course.id, hierarchy_order: 3 }, body: { device } });
  const [question] = running.body.questions;
  const [option] = question?.options ?? [];
  if (!question || !option) throw new Error('the attempt has no question');
  await house.call(learner, saveAnswer, {
    params: { attemptId: running.body.id, questionId: question.id },
    body: { device, options: [option.id], revision: 1 },
  });
  const program = await aForeignProgram(house, { author, learner, mark });
  const sale = await aForeignSale(house, { learner, program, mark });
  const wallet = await aForeignWallet(house, { learner, author, program, mark });
  const store = await aForeignStore(house, { author, learner, program, mark, courseId: course.id, audience });
  const changeOfMany = { whom: { by: 'members' as const, ids: [learner.memberId] }, action: { do: 'block' as const } };
  const { body: bulk } = await house.call(author, previewBulkChange, { body: changeOfMany });
  const aboutThem = { params: { clientId: tenantId, page: 'about' as const }, body: { version: 0, draft: { text: marked } } };
  await house.call(author, saveInstitutionalDraft, aboutThem);
  const theirTerms = { ...aboutThem, params: { clientId: tenantId, page: 'terms_and_conditions' as const } };
  await house.call(author, saveInstitutionalDraft, theirTerms);
  await house.call(learner, passGate, { params: { gate: 'terms' }, body: { edition: gateEditions.terms, version: 1 } });
  const [certificate] = (await house.call(learner, listCertificates, {})).body.items;
  const [notice] = (await house.call(learner, listNotices, {})).body.items;
  if (!certificate || !notice) throw new Error('the foreign tenant has no certificate or no notice');

  const aRole = { body: { name: marked, permissions: ['search.read' as const] } };
  const { body: customRole } = await house.call(author, createCustomRole, aRole);
  const toLearner = { params: { roleId: customRole.id }, body: { add: [learner.memberId], remove: [] } };
  await house.call(author, setCustomRoleMembers, toLearner);

  const imported = await aForeignImport(house, { author, mark });
  await aWebserviceToken(platform, learner);
  const { body: kept } = await addTo(house, learner, aDevice(learner), mark);
  await aTicket(house, learner);
  const { preferences } = (await house.call(learner, getNoticePreferences, {})).body;
  await house.call(learner, saveNoticePreferences, { body: { version: 0, preferences } });
  await aEmail(house, learner);
  const asked = await house.call(learner, askForCopy, { body: { password: testPassword } });
  await house.drain();
  const own = await rowsOfRooms(house, { tenantId, author, learner, program, mark });
  return {
    ...own,
    mark,
    tenantId,
    author,
    learner,
    device,
    groupId,
    bulkId: bulk.id,
    customRoleId: customRole.id,
    tagId,
    areaId,
    labelId: labels.labelId,
    courseId: course.id,
    activityId: course.activities[0]?.id ?? '',
    attemptId: running.body.id,
    questionId: question.id,
    optionId: option.id,
    certificateId: certificate.id,
    certificateCode: certificate.code,
    noticeId: notice.id,
    fileId: document,
    ...imported,
    ...trail,
    uploadId: await beginUpload(house, { author, mark, bytes: 1_000 }),
    memberId: learner.memberId,
    personId: learner.personId,
    userName: learner.userName,
    registrationId,
    refreshToken: learner.refreshToken,
    sessionId: learner.sessionId,
    copyId: asked.body.copy?.id ?? '',
    passkeyId: kept.secondStep.passkeys[0]?.id ?? '',
    cursor: cursorOf(platform.clock.now(), course.id),
    now: platform.clock.now(),
    newId: platform.newId,
    program,
    sale,
    store,
    wallet,
    ...forms(mark),
  };
}

/** Rows that rooms add by themselves, and their ids. */
async function rowsOfRooms(house: House, tenant: OtherTenant): Promise<object> {
  const ids: object[] = [];
  for (const room of Object.values<RoomUnderAttack>(roomsUnderAttack)) ids.push((await room.rows?.(house, tenant)) ?? {});
  await house.drain();
  return Object.assign({}, ...ids);
}

/** An upload that nobody ended. */
export async function beginUpload(
  { app }: House,
  { author, mark, bytes }: { author: BuiltPerson; mark: string; bytes: number },
): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const begun = await app.inject({
    method: 'POST',
    url: '/api/files/',
    headers: {
      host: author.host,
      authorization: `Bearer ${author.accessToken}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `purpose ${base64('image')},filename ${base64(`${mark}.png`)}`,
    },
  });
  const id = String(begun.headers['location'] ?? '')
    .split('/')
    .at(-1);
  if (begun.statusCode !== 201 || !id) throw new Error(`the upload did not begin: ${begun.statusCode} ${begun.body}`);
  return id;
}

/** What is sent where a form is asked for; all of it valid by itself. */
function forms(mark: string) {
  const text = { 'pt-BR': 'Invasor' };
  const clientSettings: ClientSettings = {
    name: 'Invasor',
    slug: 'invasor',
    program: text,
    home_route: '/home',
    group_training_use_score: true,
    timeZone: 'America/Sao_Paulo',
    ...(Object.fromEntries(modules.map((module) => [flagName(module), true])) as Pick<ClientSettings, `has_${Module}`>), // oxlint-disable-line typescript/no-unsafe-type-assertion -- built from the list of modules
    colours: null,
    logoFileId: null,
    wideLogoFileId: null,
    languages: null,
  };
  const personForm: PersonForm = {
    fullName: 'Invasora',
    userName: 'invasora',
    email: 'invasora@exemplo.test',
    documentKind: 'other',
    document: '',
    phone: '',
    birthday: null,
    gender: 'not_told',
    country: 'BR',
    city: 'Recife',
    languageId: 1,
    roles: ['learner'],
    programRole: null,
    groupIds: [],
  };
  const configuration: LoginConfigurationDraft = plainConfiguration;
  const courseForm: CourseForm = aCourseForm({ title: text });
  const activityForm: ActivityForm = anActivity('conventional_test', { title: text });
  return { clientSettings, personForm, configuration, courseForm, activityForm, search: mark };
}

/** The same tenant, as one caller attacks it. */
export function seenBy({ platform }: House, foreign: ForeignTenant, caller: BuiltPerson): Foreign {
  const expires = 4_000_000_000;
  const own = [foreign.certificateId, caller.memberId, expires].join('\n');
  return {
    ...foreign,
    callerMemberId: caller.memberId,
    callerRefreshToken: caller.refreshToken,
    callerSignature: createHmac('sha256', platform.secret('certificates')).update(own).digest('base64url'),
    nonce: caller.memberId.slice(-12),
  };
}
