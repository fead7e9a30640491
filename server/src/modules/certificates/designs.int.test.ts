import * as wire from '@vitrine/contract/certificates';
import { retireCourse } from '@vitrine/contract/catalog';
import * as learning from '@vitrine/contract/learning';
import { listAuditLog } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import { addMonths } from '@vitrine/domain/certificates';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import { aPicture } from '../../platform/storage/testing.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { blockInCourse, learnActivity } from '../learning/testing.ts';
import { aTrailWithPeople, enrolInTrail, finishStep } from '../learning/trails/testing.ts';
import { endCertificates } from './renewals.ts';
import { aDesign, designFields } from './testing.ts';

const zone = 'America/Sao_Paulo';

/** Somebody with the certificate of a finished course, in a design that holds for a year and may be renewed at once. */
async function aHolder(house: House, wish: Partial<wire.DesignFields> = {}) {
  const stage = await aTrailWithPeople(house);
  const { author, learner, first } = stage;
  const designId = await aDesign(house.platform, author.actor, { isDefault: true, validMonths: 11, remindDays: 365, ...wish });
  await house.call(learner, learning.enrol, { params: { courseId: first } });
  await learnActivity(house.platform, learner.actor, { courseId: first, order: 1 });
  await house.drain();
  const [certificate] = (await house.call(learner, wire.listCertificates, {})).body.items;
  if (!certificate) throw new Error('the course gave no certificate');
  const renew = (who: BuiltPerson = learner) => house.call(who, wire.renewCertificate, { params: { certificateId: certificate.id } });
  const over = (certificateId = certificate.id) =>
    house.db
      .write()
      .updateTable('certificates.certificate')
      .set({ remind_on: '2020-01-01', expires_on: '2020-02-01' })
      .where('tenant_id', '=', learner.tenantId)
      .where('id', '=', certificateId)
      .execute();
  const course = async () => (await house.call(learner, learning.getCourse, { params: { courseId: first } })).body;
  const mine = async () => (await house.call(learner, wire.listCertificates, {})).body.items;
  const verified = async (code: string) =>
    (await house.call(null, wire.verifyCertificate, { params: { code } }, { host: learner.host })).body;
  const told = async (who: BuiltPerson = learner) =>
    (await house.call(who, listNotices, {})).body.items.flatMap(({ kind }) => (kind.startsWith('certificate_') ? [kind] : []));
  return { ...stage, designId, certificate, renew, over, course, mine, verified, told };
}

async function textOf(content: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(content) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('CER-01 a client’s design is on the certificate from the next one on, with its texts, signature and last day, and what was issued stays', async ({
  house,
}) => {
  const { author, learner, second, certificate, designId } = await aHolder(house, {
    heading: { 'pt-BR': 'Diploma' },
    statement: { 'pt-BR': 'A escola da loja reconhece' },
    note: { 'pt-BR': 'Treinamento interno, sem efeito fora da rede.' },
    signerName: 'Inês Conceição',
    signerRole: { 'pt-BR': 'Diretora de treinamento' },
    showsWorkload: false,
    hasOwnColours: true,
  });
  const today = dayIn(zone, house.clock.now());
  expect(certificate).toMatchObject({ state: 'expiring', expiresOn: addMonths(today, 11), isReopened: false });
  const open = async (url: string) => textOf((await house.app.inject({ url, headers: { host: learner.host } })).rawPayload);
  const first = await open(certificate.fileUrl);
  for (const part of [
    'Diploma',
    'A escola da loja reconhece',
    'Camila Rocha',
    'sem efeito fora da rede',
    'Inês Conceição',
    'Diretora de treinamento',
    'Válido até',
  ])
    expect(first).toContain(part);
  expect(first).not.toContain('Carga horária');

  const body = { version: 1, design: designFields({ isDefault: true, heading: { 'pt-BR': 'Atestado' } }) };
  expect((await house.call(author, wire.saveDesign, { params: { designId }, body })).status).toBe(200);
  await house.call(learner, learning.enrol, { params: { courseId: second } });
  await learnActivity(house.platform, learner.actor, { courseId: second, order: 1 });
  await house.drain();
  const [later] = (await house.call(learner, wire.listCertificates, {})).body.items;
  expect(later).toMatchObject({ state: 'valid', expiresOn: null });
  expect(await open(later?.fileUrl ?? '')).toContain('Atestado');
  expect(await open(certificate.fileUrl)).toBe(first);
});

test('CER-01 the design of a course stands before the default one, and a sample shows it to staff', async ({ house }) => {
  const { author, learner, second } = await aHolder(house);
  const { id: designId } = (
    await house.call(author, wire.createDesign, {
      body: designFields({ courseIds: [second], heading: { 'pt-BR': 'Só deste' }, validMonths: 6 }),
    })
  ).body;
  const sample = await house.app.inject({
    url: `/api/v1/console/certificate-designs/${designId}/sample`,
    headers: { host: author.host, authorization: `Bearer ${author.accessToken}` },
  });
  expect(await textOf(sample.rawPayload)).toMatch(/Só deste.*Camila Rocha.*0000-0000-0000/);
  await house.call(learner, learning.enrol, { params: { courseId: second } });
  await learnActivity(house.platform, learner.actor, { courseId: second, order: 1 });
  await house.drain();
  const [newest] = (await house.call(learner, wire.listCertificates, {})).body.items;
  expect(newest).toMatchObject({ courseId: second, state: 'valid', expiresOn: addMonths(dayIn(zone, house.clock.now()), 6) });
});

test('CER-01 a design is refused at its fields, has one default and one design a training, is saved by its version, and its trail tells', async ({
  house,
}) => {
  const { author, first, designId, learner } = await aHolder(house);
  const stranger = await aTrailWithPeople(house);
  const create = (wish: Partial<wire.DesignFields>, by = author) => house.call(by, wire.createDesign, { body: designFields(wish) });
  const picture = await house.platform.storage.put({
    siteId: author.siteId,
    tenantId: author.tenantId,
    personId: author.personId,
    purpose: 'image',
    name: 'assinatura.png',
    content: await aPicture('png'),
    isPublic: false,
  });
  expect((await create({ name: ' ' })).body.fields).toEqual({ name: 'required' });
  expect((await create({ signatureFileId: picture.id })).body.fields).toEqual({ signerName: 'signer_required' });
  expect((await create({ logoFileId: house.platform.newId() })).body.fields).toEqual({ logoFileId: 'file_missing' });
  expect((await create({ courseIds: [stranger.first] })).body.fields).toEqual({ courseIds: 'invalid_choice' });
  expect((await create({ trailIds: [stranger.trailId] })).body.fields).toEqual({ trailIds: 'invalid_choice' });
  expect((await create({ isDefault: true })).body.fields).toEqual({ isDefault: 'default_design_exists' });
  expect((await create({ courseIds: [first], signatureFileId: picture.id, signerName: 'Inês' })).status).toBe(200);
  expect((await create({ courseIds: [first] })).body.fields).toEqual({ courseIds: 'training_has_design' });
  expect((await create({}, learner)).status).toBe(404);

  const save = (version: number, by = author) =>
    house.call(by, wire.saveDesign, {
      params: { designId },
      body: { version, design: designFields({ name: 'Novo', courseIds: [first] }) },
    });
  expect((await save(1)).body.fields).toEqual({ 'design.courseIds': 'training_has_design' });
  expect((await save(2)).body.refusal).toBe('changed_meanwhile');
  expect((await save(1, stranger.author)).status).toBe(404);
  const both = await Promise.all([
    create({ name: 'A', isDefault: true }, stranger.author),
    create({ name: 'B', isDefault: true }, stranger.author),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await house.call(author, wire.removeDesign, { params: { designId } })).status).toBe(200);
  expect((await house.call(author, wire.getDesign, { params: { designId } })).status).toBe(404);
  expect((await house.call(author, wire.listDesigns, { query: {} })).body.items).toMatchObject([{ name: 'Padrão', trainings: 1 }]);
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'certificate_design' } })).body;
  expect(items.map(({ what }) => what.split('.')[1])).toEqual(['removed', 'created', 'created']);
});

test('CER-01 a certificate that ends is renewed once: the course opens anew, the old one is verified as renewed, and what was learned is kept', async ({
  house,
}) => {
  const { learner, first, certificate, renew, course, mine, verified } = await aHolder(house);
  const colleague = await aPerson(house.platform, { tenantId: learner.tenantId });
  expect((await renew(colleague)).status).toBe(404);
  const both = await Promise.all([renew(), renew()]);
  expect(both.map(({ body }) => String(body.refusal ?? body.isReopened)).toSorted()).toEqual(['renewal_under_way', 'true']);
  expect(await course()).toMatchObject({ state: 'restarted', progress: 0 });
  expect(await verified(certificate.code)).toMatchObject({ state: 'expiring', expiresOn: certificate.expiresOn });
  expect(await mine()).toMatchObject([{ id: certificate.id, isReopened: true }]);

  house.clock.shift(60_000);
  await learnActivity(house.platform, learner.actor, { courseId: first, order: 1 });
  await house.drain();
  expect(await course()).toMatchObject({ state: 'finished', progress: 100 });
  const [next, ...others] = await mine();
  expect(others).toEqual([]);
  expect(next).toMatchObject({ isReopened: false });
  expect(next?.code).not.toBe(certificate.code);
  expect([(await verified(certificate.code)).state, (await verified(next?.code ?? '')).state]).toEqual(['renewed', 'expiring']);
  const kept = await house.db
    .read()
    .selectFrom('learning.past_run as r')
    .innerJoin('learning.enrolment as e', (join) => join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.enrolment_id'))
    .select(['r.run', 'r.progress', 'r.activity_id', 'e.run as now'])
    .where('e.tenant_id', '=', learner.tenantId)
    .where('e.member_id', '=', learner.memberId)
    .execute();
  expect(kept).toEqual([{ run: 1, progress: 100, activity_id: null, now: 2 }]);
});

test('CER-01 a renewal too early, of a certificate that lasts, of a retired course, and of whoever is blocked is refused', async ({
  house,
}) => {
  const early = await aHolder(house, { remindDays: 30 });
  expect((await early.renew()).body.refusal).toBe('renewal_too_early');
  expect((await (await aHolder(house, { validMonths: null })).renew()).body.refusal).toBe('certificate_lasts');
  const blocked = await aHolder(house);
  await blockInCourse(house.platform, { tenantId: blocked.tenantId, courseId: blocked.first });
  expect((await blocked.renew()).body.refusal).toBe('blocked_in_training');
  const retired = await aHolder(house);
  await house.call(retired.author, retireCourse, { params: { courseId: retired.first } });
  expect((await retired.renew()).body.refusal).toBe('training_retired');
});

test('CER-01 who holds one that ends is reminded once, its course opens anew when it is over, and nobody is told of what was retired or of one that lasts', async ({
  house,
}) => {
  const soon = await aHolder(house);
  const retired = await aHolder(house);
  await house.call(retired.author, retireCourse, { params: { courseId: retired.first } });
  const lasting = await aHolder(house, { validMonths: null });
  await Promise.all([endCertificates(house.platform), endCertificates(house.platform)]);
  await endCertificates(house.platform);
  expect(await soon.told()).toEqual(['certificate_expiring', 'certificate_issued']);
  expect(await soon.course()).toMatchObject({ state: 'finished' });

  await soon.over();
  await retired.over();
  for (const _again of [1, 2]) await endCertificates(house.platform);
  expect(await soon.told()).toEqual(['certificate_expired', 'certificate_expiring', 'certificate_issued']);
  expect(await soon.course()).toMatchObject({ state: 'restarted', progress: 0 });
  expect(await soon.verified(soon.certificate.code)).toMatchObject({ state: 'expired', expiresOn: '2020-02-01' });
  expect(await soon.mine()).toMatchObject([{ state: 'expired', isReopened: true }]);
  expect(await retired.told()).toEqual(['certificate_issued']);
  expect(await lasting.told()).toEqual(['certificate_issued']);
});

test('TRL-03 a trail’s certificate that ends opens the trail and its courses anew, and finishing them gives the next one', async ({
  house,
}) => {
  const { author, learner, first, second, trailId } = await aTrailWithPeople(house);
  await aDesign(house.platform, author.actor, { trailIds: [trailId], validMonths: 1, remindDays: 365 });
  await enrolInTrail(house.platform, learner.actor, { trailId });
  const walk = async () => {
    for (const courseId of [first, second]) await finishStep(house.platform, learner.actor, { trailId, courseId });
    await house.drain();
    return (await house.call(learner, wire.listCertificates, {})).body.items.find((one) => one.trailId === trailId);
  };
  const trail = async () => (await house.call(learner, learning.getTrail, { params: { trailId } })).body;
  const before = await walk();
  expect(before).toMatchObject({ state: 'expiring', expiresOn: addMonths(dayIn(zone, house.clock.now()), 1) });
  const params = { certificateId: before?.id ?? '' };
  expect((await house.call(learner, wire.renewCertificate, { params })).body).toMatchObject({ isReopened: true });
  expect(await trail()).toMatchObject({ progress: 0 });
  expect((await trail()).state).not.toBe('finished');
  house.clock.shift(60_000);
  const after = await walk();
  expect(await trail()).toMatchObject({ state: 'finished', progress: 100 });
  expect(after?.id).not.toBe(before?.id);
  expect(addDays(after?.issuedOn ?? '', 0)).toBe(dayIn(zone, house.clock.now()));
});
