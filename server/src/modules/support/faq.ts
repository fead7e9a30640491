import type { FaqCategory, FaqEntry } from '@vitrine/contract/support';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteOfHost } from '../tenancy/index.ts';
import { clientOfHost } from './contact.ts';
import { textFor, type Tenant } from './ticket-rows.ts';

/** As many as a device searches in by itself. */
const mostShown = 500;

/** Published questions by category, each in its order (EXP-02). */
const shownIn = (db: Reader, { tenantId }: Tenant) =>
  db
    .selectFrom('support.faq_entry as e')
    .innerJoin('support.faq_category as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.category_id'))
    .select(['e.id', 'e.category_id', 'e.question', 'e.answer', 'c.name as category'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.state', '=', 'published')
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('e.position')
    .orderBy('e.id')
    .limit(mostShown);

type Row = { id: string; category_id: string; question: unknown; answer: unknown; category: unknown };
type Speaker = Pick<Actor, 'locale'>;

const entryOf = (speaker: Speaker, row: Row) => ({
  id: row.id,
  categoryId: row.category_id,
  question: textFor(speaker, row.question),
  answer: textFor(speaker, row.answer),
});

function categoriesIn(speaker: Speaker, rows: readonly Row[]): FaqCategory[] {
  const names = new Map(rows.map((row) => [row.category_id, textFor(speaker, row.category)]));
  return [...names].map(([id, name]) => ({ id, name }));
}

export async function listFaq({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<{ categories: FaqCategory[]; entries: FaqEntry[] }> {
  const rows = await shownIn(db.read(), actor)
    .leftJoin('support.faq_vote as v', (join) =>
      join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.entry_id', '=', 'e.id').on('v.member_id', '=', actor.memberId),
    )
    .select('v.has_helped')
    .select(
      sql<number>`(select count(*)::int from support.faq_vote as h where h.tenant_id = e.tenant_id and h.entry_id = e.id and h.has_helped)`.as(
        'helped',
      ),
    )
    .execute();
  return {
    categories: categoriesIn(actor, rows),
    entries: rows.map((row) => ({ ...entryOf(actor, row), hasHelped: row.has_helped, helped: row.helped })),
  };
}

/** Published questions in the actor's language, in their order. */
export const shownQuestions = async (db: Reader, actor: Actor) => (await shownIn(db, actor).execute()).map((row) => entryOf(actor, row));

/** What a site list names (LST-01): categories that have something to read. */
export const faqCategories = async (db: Reader, actor: Actor): Promise<FaqCategory[]> =>
  categoriesIn(actor, await shownIn(db, actor).execute());

/** The open ones, where the site's log-in configuration shows them (`show_public_faq`); `not_found` elsewhere. */
export async function listPublicFaq({ db }: Pick<Platform, 'db'>, { host, locale }: { host: string; locale?: string | undefined }) {
  const { configuration } = await siteOfHost(db.read(), { host });
  const client = await clientOfHost(db.read(), { host });
  if (!configuration.show_public_faq || !client) throw notFound();
  const speaker = { locale: matchLocale(locale, locales) };
  const rows = await shownIn(db.read(), client).where('e.is_public', '=', true).execute();
  return { categories: categoriesIn(speaker, rows), entries: rows.map((row) => entryOf(speaker, row)) };
}

/** Says once whether an answer helped; answers what was said first. Refuses `not_found` for what is not on show. */
export async function rateFaq(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { tenantId, memberId }: Actor,
  { entryId, hasHelped }: { entryId: string; hasHelped: boolean },
): Promise<{ hasHelped: boolean }> {
  return db.transaction(async (tx) => {
    const entry = await tx
      .selectFrom('support.faq_entry')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', entryId)
      .where('state', '=', 'published')
      .executeTakeFirst();
    if (!entry) throw notFound();
    await tx
      .insertInto('support.faq_vote')
      .values({ tenant_id: tenantId, entry_id: entryId, member_id: memberId, has_helped: hasHelped, voted_at: clock.now() })
      .onConflict((said) => said.doNothing())
      .execute();
    const { has_helped } = await tx
      .selectFrom('support.faq_vote')
      .select('has_helped')
      .where('tenant_id', '=', tenantId)
      .where('entry_id', '=', entryId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return { hasHelped: has_helped };
  });
}
