import type { FaqDetail, FaqForm, FaqRow } from '@vitrine/contract/support';
import { searchable, unsafeAddressIn } from '@vitrine/domain/kernel';
import { faqStates, type FaqState } from '@vitrine/domain/support';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  refuseOld,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { recordOnFaq } from './record-on-faq.ts';
import { textFor, wordOf, type Tenant } from './ticket-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type One = { entryId: string };
type Seen = One & { version: number };
type Ask = {
  search?: string | undefined;
  categoryId?: string | undefined;
  state?: FaqState | undefined;
  after?: string | undefined;
  limit: number;
};
const Place = z.tuple([z.int(), z.uuid(), z.int(), z.uuid()]);
const place = sql`(c.position, c.id, e.position, e.id)`;

/** Questions by category and in their order, a page by keyset. */
export async function listFaqEntries(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: FaqRow[]; next: string | null }> {
  const after = readCursor(ask.after, Place);
  const like = `%${searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const votes = (hasHelped: boolean) =>
    sql<number>`(select count(*)::int from support.faq_vote as v where v.tenant_id = e.tenant_id and v.entry_id = e.id and v.has_helped = ${hasHelped})`;
  const found = await db
    .read()
    .selectFrom('support.faq_entry as e')
    .innerJoin('support.faq_category as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.category_id'))
    .select(['e.id', 'e.question', 'e.state', 'e.is_public', 'e.position', 'e.updated_at', 'c.id as category_id', 'c.name as category'])
    .select(['c.position as category_position', votes(true).as('helped'), votes(false).as('unhelped')])
    .where('e.tenant_id', '=', actor.tenantId)
    .$if(ask.state !== undefined, (query) => query.where('e.state', '=', ask.state ?? ''))
    .$if(ask.categoryId !== undefined, (query) => query.where('e.category_id', '=', ask.categoryId ?? ''))
    .$if(like !== '%%', (query) =>
      query.where(
        sql<boolean>`exists (select from jsonb_each_text(e.question) as said where translate(lower(said.value), 'áàâãäçéèêëíìîïñóòôõöúùûü', 'aaaaaceeeeiiiinooooouuuu') like ${like})`,
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`${place} > (${after?.[0]}::int, ${after?.[1]}::uuid, ${after?.[2]}::int, ${after?.[3]}::uuid)`),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('e.position')
    .orderBy('e.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.category_position, row.category_id, row.position, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    question: textFor(actor, row.question),
    category: textFor(actor, row.category),
    state: wordOf(faqStates, row.state),
    isPublic: row.is_public,
    position: row.position,
    helped: row.helped,
    unhelped: row.unhelped,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

const entriesOf = (db: Reader, { tenantId }: Tenant) => db.selectFrom('support.faq_entry').selectAll().where('tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

/** A question as it is edited. Refuses `not_found`. */
export async function getFaqEntry(db: Reader, actor: Actor, { entryId }: One): Promise<FaqDetail> {
  const row = await entriesOf(db, actor).where('id', '=', entryId).executeTakeFirst();
  if (!row) throw notFound();
  const mayWrite = actor.permissions.has('content.write');
  const state = wordOf(faqStates, row.state);
  return {
    id: row.id,
    version: row.version,
    state,
    entry: formOf(row),
    can: { save: mayWrite, publish: mayWrite && state !== 'published', retire: mayWrite && state === 'published' },
  };
}

/** Drafts a question. Refuses at its fields `question_required`, `answer_required`, `category_required`, `link_forbidden`. */
export function createFaqEntry(parts: Parts, actor: Actor, form: FaqForm): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkForm(tx, actor, { form, prefix: '' });
    const now = parts.clock.now();
    await tx
      .insertInto('support.faq_entry')
      .values({ tenant_id: actor.tenantId, id, version: 1, state: 'draft', ...columnsOf(form), created_at: now, updated_at: now })
      .execute();
    await recordOnFaq(parts, tx, actor, { subject: 'faq_entry', subjectId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Saves a question; a published one is read so at once. Refuses as drafting does, below `entry.`, and `not_found`, `changed_meanwhile`. */
export function saveFaqEntry(
  parts: Parts,
  actor: Actor,
  { entryId, version, entry: now, was }: Seen & { entry: Changes<FaqForm>; was?: Was },
): Promise<FaqDetail> {
  return parts.db.transaction(async (tx) => {
    const row = await lockAnyEntry(tx, actor, { entryId });
    const before = formOf(row);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    await checkForm(tx, actor, { form, prefix: 'entry.' });
    await write(parts, tx, actor, { entryId, version: row.version }, columnsOf(form));
    await recordOnFaq(parts, tx, actor, { subject: 'faq_entry', subjectId: entryId, what: 'saved', before, after: form });
    return getFaqEntry(tx, actor, { entryId });
  });
}

/** Refuses `not_found`, `changed_meanwhile`, `faq_already_published`. */
export const publishFaqEntry = (parts: Parts, actor: Actor, ask: Seen): Promise<FaqDetail> =>
  setState(parts, actor, { ...ask, state: 'published', refusal: 'faq_already_published' });

/** Refuses `not_found`, `changed_meanwhile`, `faq_not_published`. */
export const retireFaqEntry = (parts: Parts, actor: Actor, ask: Seen): Promise<FaqDetail> =>
  setState(parts, actor, { ...ask, state: 'retired', refusal: 'faq_not_published' });

function setState(
  parts: Parts,
  actor: Actor,
  { entryId, version, state, refusal }: Seen & { state: 'published' | 'retired'; refusal: string },
): Promise<FaqDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await lockEntry(tx, actor, { entryId, version });
    if ((before.state === 'published') === (state === 'published')) throw new Refusal(refusal);
    await write(parts, tx, actor, { entryId, version }, { state });
    const sides = { before: { state: before.state }, after: { state } };
    await recordOnFaq(parts, tx, actor, { subject: 'faq_entry', subjectId: entryId, what: state, ...sides });
    return getFaqEntry(tx, actor, { entryId });
  });
}

/** Locked before anything is judged: of two who save, the second is told. */
async function lockEntry(tx: Tx, actor: Actor, { entryId, version }: Seen): Promise<Row> {
  const row = await lockAnyEntry(tx, actor, { entryId });
  refuseOld(row, { version });
  return row;
}

/** Whatever its version, for changes that are put on top of it. */
async function lockAnyEntry(tx: Tx, actor: Actor, { entryId }: Pick<Seen, 'entryId'>): Promise<Row> {
  const row = await entriesOf(tx, actor).where('id', '=', entryId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const write = (
  { clock }: Parts,
  tx: Tx,
  { tenantId }: Actor,
  { entryId, version }: Seen,
  columns: Partial<ReturnType<typeof columnsOf>> & { state?: FaqState },
) =>
  tx
    .updateTable('support.faq_entry')
    .set({ ...columns, version: version + 1, updated_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', entryId)
    .execute();

const formOf = (row: Row): FaqForm => ({
  categoryId: row.category_id,
  question: parseText(row.question),
  answer: parseText(row.answer),
  isPublic: row.is_public,
  position: row.position,
});

const columnsOf = ({ categoryId, question, answer, isPublic, position }: FaqForm) => ({
  category_id: categoryId,
  question: JSON.stringify(question),
  answer: JSON.stringify(answer),
  is_public: isPublic,
  position,
});

async function checkForm(tx: Tx, { tenantId }: Actor, { form, prefix }: { form: FaqForm; prefix: string }): Promise<void> {
  const category = await tx
    .selectFrom('support.faq_category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', form.categoryId)
    .executeTakeFirst();
  const said = Object.values(form.answer).filter(Boolean);
  refuseFields(
    {
      categoryId: category ? undefined : 'category_required',
      question: Object.values(form.question).some(Boolean) ? undefined : 'question_required',
      answer:
        said.length === 0 ? 'answer_required' : said.some((text) => unsafeAddressIn(text) !== undefined) ? 'link_forbidden' : undefined,
    },
    { prefix },
  );
}
