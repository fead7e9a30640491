import * as identityWire from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/people';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { anOpenSite, registrationPassword } from '../../identity/registration/testing.ts';
import { anImport, peopleStateOf, steered } from './testing.ts';

const heading = 'Nome completo;CPF;Nascimento;Celular;Loja;E-mail;Usuário';
const birthday = '1990-05-20';
let documents = 0;
/** Invented digits with right check digits, another one each time. */
function aCpf(): string {
  documents += 1;
  const digits = String(300_000_000 + documents * 7919)
    .split('')
    .map(Number);
  for (let length = 9; length < 11; length += 1) {
    const sum = digits.reduce((total, digit, place) => total + digit * (length + 1 - place), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
const markOf = (house: House) => house.platform.newId().slice(-6);
let asked = 0;
const redeem = (house: House, host: string, body: { document: string; code: string; birthday?: string; country?: string }) =>
  house.call(
    null,
    identityWire.redeemAccessCode,
    { body: { birthday, country: 'BR', ...body } },
    { host, 'x-forwarded-for': `2001:db8:57::${(asked += 1).toString(16)}` },
  );
const personOf = (house: House, admin: BuiltPerson, memberId: string) =>
  house.call(admin, identityWire.getPerson, { params: { memberId } });
const codesOf = (house: House, admin: BuiltPerson, importId: string, isRenewing = false) =>
  house.call(admin, wire.makeImportCodes, { params: { importId }, body: { isRenewing } });

/** An import that was applied, of somebody with a phone and of some without anything. */
async function anAppliedImport(house: House, { people = 1 } = {}) {
  const { host, admin } = await anOpenSite(house, { user_pre_register: true });
  const mark = markOf(house);
  const cards = Array.from({ length: people }, (_, place) => ({ name: `Carla Cartão ${mark} ${place}`, document: aCpf() }));
  const phone = { name: `Fábio Fone ${mark}`, document: aCpf() };
  const content = [
    heading,
    ...cards.map(({ name, document }) => `${name};${document};20/05/1990;;Loja Centro;;`),
    `${phone.name};${phone.document};20/05/1990;(81) 98888-7777;Loja Sul;;`,
  ].join('\r\n');
  const importId = await anImport(house, admin, { content });
  const rehearsed = (await steered(house, admin, importId, 'dryRun')).body;
  const before = await peopleStateOf(house, admin);
  const applied = (await steered(house, admin, importId, 'apply')).body;
  return { host, admin, mark, cards, phone, content, importId, rehearsed, applied, before };
}

test('ADM-02 LOG-09 people without an e-mail are imported with a name of their own, get a code once, and come in by it', async ({
  house,
}) => {
  const { host, admin, cards, content, importId, rehearsed, applied, before } = await anAppliedImport(house);
  expect([rehearsed.verdicts, rehearsed.withoutEmail]).toEqual([
    { new: 2, changes: 0, same: 0, bad: 0 },
    { byPhone: 1, byCode: 1 },
  ]);
  expect([applied.state, applied.created]).toEqual(['applied', 2]);

  const made = await codesOf(house, admin, importId);
  expect([made.body.cards?.length, made.body.had, made.body.next, made.headers['cache-control']]).toEqual([1, 0, null, 'no-store']);
  const [card] = made.body.cards ?? [];
  expect(card).toMatchObject({ fullName: cards[0]?.name, store: 'Loja Centro', userName: expect.stringMatching(/^carla\.\d\.\d{4}$/) });
  const person = await personOf(house, admin, card?.memberId ?? '');
  expect([person.body.person.email, person.body.accessCode?.triesLeft, person.body.can.sendLink, person.body.can.makeAccessCode]).toEqual([
    '',
    10,
    false,
    true,
  ]);
  const kept = await house.db.pool.query<{ text: string }>('select string_agg(c::text, chr(10)) as text from identity.access_code as c');
  expect(kept.rows[0]?.text).not.toContain(card?.code);
  // Nobody who has a card loses it unless it is said; the sheet that was lost is made anew, and the old one opens nothing.
  expect((await codesOf(house, admin, importId)).body).toMatchObject({ cards: [], had: 1 });
  const document = cards[0]?.document ?? '';
  const [renewed] = (await codesOf(house, admin, importId, true)).body.cards ?? [];
  expect((await redeem(house, host, { document, code: card?.code ?? '' })).body.refusal).toBe('access_code_wrong');

  // The same sheet again means the same person, by the document.
  const again = await anImport(house, admin, { content });
  expect((await steered(house, admin, again, 'dryRun')).body.verdicts).toEqual({ new: 0, changes: 0, same: 2, bad: 0 });

  const typed = (renewed?.code ?? '').toLowerCase().replace('-', ' ');
  const key = (await redeem(house, host, { document, code: typed })).body;
  expect(key.username).toBe(card?.userName);
  expect((await redeem(house, host, { document, code: typed })).body.refusal).toBe('access_code_wrong');
  const { uidb64, token } = key;
  const set = await house.call(null, identityWire.setPasswordByLink, { body: { uidb64, token, password: registrationPassword } }, { host });
  expect(set.status).toBe(200);
  expect((await personOf(house, admin, card?.memberId ?? '')).body).toMatchObject({ accessCode: null, can: { makeAccessCode: false } });
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'people_import', subjectId: importId } })).body.items;
  expect(trail.map(({ what, after }) => [what, after])).toEqual([
    ['people_import.codes_made', { fileName: 'pessoas.csv', codes: 1 }],
    ['people_import.codes_made', { fileName: 'pessoas.csv', codes: 1 }],
    ['people_import.applied', { fileName: 'pessoas.csv', created: 2, changed: 0, same: 0, bad: 0 }],
  ]);

  // Whoever came in stays; the other one goes, with what would have opened their account.
  const undone = (await steered(house, admin, importId, 'undo')).body;
  expect([undone.undone, undone.kept]).toEqual([1, 1]);
  expect(await peopleStateOf(house, admin)).not.toBe(before);
});

test('LOG-09 D64 whatever is wrong with an access code is told alike: nobody, other facts, another site, an old, revoked or tried one', async ({
  house,
}) => {
  const { host, admin, cards, importId } = await anAppliedImport(house, { people: 3 });
  const [first, second, third] = (await codesOf(house, admin, importId)).body.cards ?? [];
  const codes = [first, second, third].map((card) => card?.code ?? '');
  const document = cards[0]?.document ?? '';
  const other = await anOpenSite(house, { user_pre_register: true });
  const wrong = [
    await redeem(house, host, { document: aCpf(), code: codes[0] ?? '' }),
    await redeem(house, host, { document, code: codes[1] ?? '' }),
    await redeem(house, host, { document, code: codes[0] ?? '', birthday: '1990-05-21' }),
    await redeem(house, host, { document, code: codes[0] ?? '', country: 'MX' }),
    await redeem(house, other.host, { document, code: codes[0] ?? '' }),
  ];
  const told = wrong.map(({ status, body: { requestId: _, ...body } }) => [status, body]);
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(told[0]?.[1]).toMatchObject({ refusal: 'access_code_wrong', fields: { code: 'access_code_wrong' } });
  // Only what named the right person counted at the code: one try.
  expect((await personOf(house, admin, first?.memberId ?? '')).body.accessCode?.triesLeft).toBe(9);

  const params = { memberId: second?.memberId ?? '' };
  expect((await house.call(admin, identityWire.revokeAccessCode, { params })).body.accessCode).toBe(null);
  expect((await redeem(house, host, { document: cards[1]?.document ?? '', code: codes[1] ?? '' })).body.refusal).toBe('access_code_wrong');
  const anew = await house.call(admin, identityWire.makeAccessCode, { params });
  expect((await redeem(house, host, { document: cards[1]?.document ?? '', code: anew.body.code })).status).toBe(200);

  await house.db.pool.query(
    `update identity.access_code set expires_at = $1 where person_id = (
    select person_id from identity.member where id = $2)`,
    [house.platform.clock.now(), third?.memberId],
  );
  expect((await redeem(house, host, { document: cards[2]?.document ?? '', code: codes[2] ?? '' })).body.refusal).toBe('access_code_wrong');
  const closed = await anOpenSite(house);
  expect((await redeem(house, closed.host, { document, code: codes[0] ?? '' })).body.refusal).toBe('registration_closed');
});

test('LOG-14 LOG-09 the sixth code for one document waits, known or not; ten wrong ones in all end the code; of two at once one comes in', async ({
  house,
}) => {
  const { host, admin, cards, importId } = await anAppliedImport(house, { people: 2 });
  const [first, second] = (await codesOf(house, admin, importId)).body.cards ?? [];
  const statuses = async (document: string) => {
    const told: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) told.push((await redeem(house, host, { document, code: 'ABCDE-23456' })).status);
    return told;
  };
  const [known, unknown] = [await statuses(cards[0]?.document ?? ''), await statuses(aCpf())];
  expect(known).toEqual(unknown);
  expect(known.at(-1)).toBe(429);
  await house.db.pool.query(
    'update identity.access_code set tries = 10 where person_id = (select person_id from identity.member where id = $1)',
    [first?.memberId],
  );
  await house.db.pool.query('delete from platform.taken_try');
  expect((await redeem(house, host, { document: cards[0]?.document ?? '', code: first?.code ?? '' })).body.refusal).toBe(
    'access_code_wrong',
  );

  const ask = { document: cards[1]?.document ?? '', code: second?.code ?? '' };
  const both = await Promise.all([redeem(house, host, ask), redeem(house, host, ask)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

test('ADM-02 a line without an e-mail needs document and birthday; codes are for those whom the actor reaches, and for nobody with a password', async ({
  house,
}) => {
  const { admin } = await anOpenSite(house, { user_pre_register: true });
  const mark = markOf(house);
  const importId = await anImport(house, admin, {
    content: [
      heading,
      `Sem Nada ${mark};;20/05/1990;;;;nada.${mark}`,
      `Sem Nascimento ${mark};${aCpf()};;;;;`,
      `Sem Usuário ${mark};;20/05/1990;;;s.${mark}@exemplo.test;`,
      `Com Tudo ${mark};${aCpf()};20/05/1990;;;;`,
    ].join('\n'),
  });
  expect((await codesOf(house, admin, importId)).body.refusal).toBe('import_not_ready');
  await steered(house, admin, importId, 'dryRun');
  const lines = (await house.call(admin, wire.listImportLines, { params: { importId }, query: { verdict: 'bad' } })).body.items;
  expect(lines.map(({ line, refusal, field }) => [line, refusal, field])).toEqual([
    [2, 'email_or_document', 'email'],
    [3, 'required', 'birthday'],
    [4, 'required', 'userName'],
  ]);
  const make = (memberId: string) => house.call(admin, identityWire.makeAccessCode, { params: { memberId } });
  const [withPassword, root] = [
    await aPerson(house.platform, { tenantId: admin.tenantId }),
    await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] }),
  ];
  expect((await make(withPassword.memberId)).body.refusal).toBe('access_code_needless');
  expect((await make(root.memberId)).body.refusal).toBe('role_above_yours');
  expect((await make(house.platform.newId())).status).toBe(404);

  const form = {
    fullName: `Edite ${mark}`,
    userName: `edite.${mark}`,
    email: '',
    documentKind: 'cpf' as const,
    document: '',
    phone: '',
    birthday: null,
    gender: 'not_told' as const,
    country: 'BR',
    city: '',
    languageId: 1,
    roles: ['learner' as const],
    programRole: null,
    groupIds: [],
  };
  const create = (part: Partial<Omit<typeof form, 'birthday'>> & { birthday?: string | null; email?: string }) =>
    house.call(admin, identityWire.createPerson, { body: { ...form, ...part, password: '' } });
  expect((await create({})).body.fields).toEqual({ email: 'email_or_document' });
  expect((await create({ document: aCpf() })).body.fields).toEqual({ birthday: 'required' });
  const withEmail = (await create({ email: `edite.${mark}@exemplo.test` })).body.id;
  expect((await make(withEmail)).body.refusal).toBe('access_facts_missing');
  const one = await create({ document: aCpf(), birthday, userName: `um.${mark}` });
  const two = await create({ document: aCpf(), birthday, userName: `dois.${mark}` });
  expect([one.status, two.status]).toEqual([200, 200]); // two without an e-mail have no e-mail in common
  const trail = async () =>
    (await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: one.body.id } })).body.items.map(({ what }) => what);
  expect((await make(one.body.id)).body.code).toMatch(/^\w{5}-\w{5}$/);
  expect((await house.call(admin, identityWire.sendPasswordLink, { params: { memberId: one.body.id } })).body.refusal).toBe(
    'email_missing',
  );
  await house.call(admin, identityWire.revokeAccessCode, { params: { memberId: one.body.id } });
  expect(await trail()).toEqual(['person.access_code_revoked', 'person.access_code_made', 'person.created']);
});
