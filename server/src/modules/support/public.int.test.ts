import { getSiteLists } from '@vitrine/contract/identity';
import * as wire from '@vitrine/contract/support';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { configureSite } from '../tenancy/testing.ts';
import { aFaqCategory, aFaqEntry, aFaqForm } from './testing.ts';

/** A client with a keeper and a seller, whose site shows its questions and takes what anybody writes. */
async function aClientWithHelp(house: House) {
  const keeper = await aPerson(house.platform, { roles: ['program_administrator'] });
  const { tenantId, siteId, host } = keeper;
  const seller = await aPerson(house.platform, { tenantId });
  await configureSite(house.platform, { siteId, support_use: true, show_public_faq: true });
  return { keeper, seller, siteId, host };
}
const emailsTo = async ({ platform }: House, to: string) => {
  const found = ((await platform.mail.mailbox?.list()) ?? []).filter((message) => message.to === to);
  return Promise.all(found.map(async ({ id }) => (await platform.mail.mailbox?.open(id))?.text ?? ''));
};
const contactForm = (house: House, given: object = {}) => ({
  bornKey: house.platform.newId(),
  name: 'Rita Prado',
  email: `rita-${house.platform.newId()}@vitrine.test`,
  subject: 'Quero cadastrar minha loja',
  message: 'Como faço?',
  locale: 'pt-BR' as const,
  ...given,
});

test('EXP-02 LST-01 members read published questions by category and in order, say once whether one helped, and the site list names the categories', async ({
  house,
}) => {
  const { keeper, seller } = await aClientWithHelp(house);
  const second = await aFaqCategory(house.platform, keeper.actor, { name: { 'pt-BR': 'Pontos' }, position: 2 });
  const first = await aFaqCategory(house.platform, keeper.actor, { name: { 'pt-BR': 'Vendas' }, position: 1 });
  await aFaqCategory(house.platform, keeper.actor, { name: { 'pt-BR': 'Vazia' }, position: 0 });
  const points = await aFaqEntry(house.platform, keeper.actor, { categoryId: second, question: { 'pt-BR': 'Quando vencem?' } });
  await aFaqEntry(house.platform, keeper.actor, { categoryId: first, question: { 'pt-BR': 'B' }, position: 2, isPublic: false });
  await aFaqEntry(house.platform, keeper.actor, { categoryId: first, question: { 'pt-BR': 'A' }, position: 1 });
  await house.call(keeper, wire.createFaqEntry, { body: aFaqForm({ categoryId: first, question: { 'pt-BR': 'Rascunho' } }) });
  const faq = (await house.call(seller, wire.listFaq, {})).body;
  expect(faq.categories.map(({ name }) => name)).toEqual(['Vendas', 'Pontos']);
  expect(faq.entries.map(({ question }) => question)).toEqual(['A', 'B', 'Quando vencem?']);
  expect((await house.call(seller, getSiteLists, {})).body.faq_categories).toEqual([
    { id: first, name: 'Vendas' },
    { id: second, name: 'Pontos' },
  ]);
  const say = (hasHelped: boolean) => house.call(seller, wire.rateFaq, { params: { entryId: points }, body: { hasHelped } });
  const said = await Promise.all([say(true), say(true)]);
  expect(said.map(({ body }) => body.hasHelped)).toEqual([true, true]);
  expect((await say(false)).body).toEqual({ hasHelped: true });
  const { items } = (await house.call(keeper, wire.listFaqEntries, { query: { categoryId: second } })).body;
  expect(items).toMatchObject([{ helped: 1, unhelped: 0 }]);
  expect((await house.call(seller, wire.listFaq, {})).body.entries.at(-1)).toMatchObject({ hasHelped: true, helped: 1 });
});

test('EXP-02 LOG-02 anybody reads the public questions while the site shows them', async ({ house }) => {
  const { keeper, host, siteId } = await aClientWithHelp(house);
  const categoryId = await aFaqCategory(house.platform, keeper.actor);
  await aFaqEntry(house.platform, keeper.actor, { categoryId, question: { 'pt-BR': 'Aberta', 'en-US': 'Open' } });
  await aFaqEntry(house.platform, keeper.actor, { categoryId, question: { 'pt-BR': 'De dentro' }, isPublic: false });
  const read = () => house.call(null, wire.listPublicFaq, { query: { locale: 'en-US' } }, { host });
  expect((await read()).body.entries.map(({ question }) => question)).toEqual(['Open']);
  await configureSite(house.platform, { siteId, show_public_faq: false });
  expect((await read()).status).toBe(404);
});

test('EXP-02 ADM-01 staff drafts, saves, publishes and retires questions; a stale save and an unsafe link are refused', async ({
  house,
}) => {
  const { keeper, seller } = await aClientWithHelp(house);
  const categoryId = await aFaqCategory(house.platform, keeper.actor);
  const create = (given: object) => house.call(keeper, wire.createFaqEntry, { body: aFaqForm({ categoryId, ...given }) });
  expect((await create({ question: {} })).body).toMatchObject({ fields: { question: 'question_required' } });
  expect((await create({ answer: {} })).body).toMatchObject({ fields: { answer: 'answer_required' } });
  expect((await create({ answer: { 'pt-BR': '[x](javascript:alert(1))' } })).body).toMatchObject({ fields: { answer: 'link_forbidden' } });
  expect((await create({ categoryId: house.platform.newId() })).body).toMatchObject({ fields: { categoryId: 'category_required' } });
  const { id: entryId } = (await create({})).body;
  const save = (version: number) =>
    house.call(keeper, wire.saveFaqEntry, {
      params: { entryId },
      body: { version, entry: aFaqForm({ categoryId, question: { 'pt-BR': 'Nova' } }) },
    });
  const saves = await Promise.all([save(1), save(1)]);
  expect(saves.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const move = (to: typeof wire.publishFaqEntry, version: number) => house.call(keeper, to, { params: { entryId }, body: { version } });
  expect((await move(wire.retireFaqEntry, 2)).body).toMatchObject({ refusal: 'faq_not_published' });
  expect((await move(wire.publishFaqEntry, 2)).body).toMatchObject({ state: 'published' });
  expect((await move(wire.publishFaqEntry, 3)).body).toMatchObject({ refusal: 'faq_already_published' });
  expect((await house.call(seller, wire.listFaq, {})).body.entries).toMatchObject([{ question: 'Nova' }]);
  await move(wire.retireFaqEntry, 3);
  expect((await house.call(seller, wire.listFaq, {})).body.entries).toEqual([]);
  expect((await house.call(keeper, wire.removeFaqCategory, { params: { categoryId } })).body).toMatchObject({ refusal: 'in_use' });
  const free = await aFaqCategory(house.platform, keeper.actor);
  expect((await house.call(keeper, wire.removeFaqCategory, { params: { categoryId: free } })).status).toBe(200);
});

test('EXP-02 what a visitor writes reaches staff once its address is confirmed; the answer comes by an e-mail, and they may write on', async ({
  house,
}) => {
  const { keeper, host, siteId } = await aClientWithHelp(house);
  const form = contactForm(house);
  for (const _ of [1, 2]) expect((await house.call(null, wire.sendContact, { body: form }, { host })).status).toBe(200);
  const open = async () => (await house.call(keeper, wire.listTickets, { query: {} })).body.items;
  expect(await open()).toEqual([]);
  await house.drain();
  const messages = await emailsTo(house, form.email);
  expect(messages).toHaveLength(1);
  const token = /\/contact\/([\w-]+)/.exec(messages[0] ?? '')?.[1] ?? '';
  expect((await house.call(null, wire.openContact, { params: { token: `x${token}` } }, { host })).status).toBe(404);
  const confirmed = await house.call(null, wire.openContact, { params: { token } }, { host });
  expect(confirmed.body).toMatchObject({ number: 1, room: 'public', promise: { left: 7 }, messages: [{ by: 'Rita Prado' }] });
  const [row] = await open();
  expect(row).toMatchObject({ from: 'Rita Prado', room: 'public' });
  const ticketId = row?.id ?? '';
  const { version } = (await house.call(keeper, wire.getTicketToAnswer, { params: { ticketId } })).body;
  await house.call(keeper, wire.answerTicket, { params: { ticketId }, body: { version, message: 'Claro.', ends: 'ask' } });
  await house.drain();
  expect((await emailsTo(house, form.email)).some((text) => text.includes('respondeu ao seu pedido 1'))).toBe(true);
  const body = { bornKey: house.platform.newId(), message: 'Obrigada.' };
  const on = await house.call(null, wire.replyToContact, { params: { token }, body }, { host });
  expect(on.body).toMatchObject({ state: 'with_us', messages: [{ kind: 'theirs' }, { kind: 'ours' }, { kind: 'theirs' }] });
  await configureSite(house.platform, { siteId, support_use: false });
  expect((await house.call(null, wire.sendContact, { body: contactForm(house) }, { host })).body).toMatchObject({
    refusal: 'support_closed',
  });
});

test('EXP-02 LOG-15 a visitor answers the site’s challenge, and writes three times an hour from one address', async ({ house }) => {
  const { host, siteId } = await aClientWithHelp(house);
  const form = contactForm(house);
  for (const status of [200, 200, 200, 429]) {
    const body = contactForm(house, { email: form.email });
    expect((await house.call(null, wire.sendContact, { body }, { host })).status).toBe(status);
  }
  await configureSite(house.platform, { siteId, use_recaptcha: true });
  const asked = await house.call(null, wire.sendContact, { body: contactForm(house) }, { host });
  expect(asked.body).toMatchObject({ refusal: 'challenge_required' });
});

test('EXP-02 replies that are ready are kept by name and language', async ({ house }) => {
  const { keeper, seller } = await aClientWithHelp(house);
  const reply = { name: 'Saudação', text: { 'pt-BR': 'Oi!', 'en-US': 'Hi!' } };
  expect((await house.call(keeper, wire.createCannedReply, { body: { name: 'Nada', text: {} } })).body).toMatchObject({
    fields: { text: 'answer_required' },
  });
  const { id: replyId } = (await house.call(keeper, wire.createCannedReply, { body: reply })).body;
  const save = () =>
    house.call(keeper, wire.saveCannedReply, { params: { replyId }, body: { version: 1, reply: { ...reply, name: 'Olá' } } });
  expect((await save()).body).toMatchObject({ version: 2, name: 'Olá' });
  expect((await save()).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await house.call(seller, wire.listCannedReplies, {})).status).toBe(404);
  await house.call(keeper, wire.removeCannedReply, { params: { replyId } });
  expect((await house.call(keeper, wire.listCannedReplies, {})).body.items).toEqual([]);
});
