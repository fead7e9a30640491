import { searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { anyMeant, type MeantAsk, meantBy, plannedAnew } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './ticket-rows.ts';

/** Published questions by a member's words, for the search over all rooms, in their order. */
export async function findQuestions({ db }: Pick<Platform, 'db'>, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  const rows = await db
    .read()
    .selectFrom('support.faq_entry as e')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.state', '=', 'published')
    .where(meantBy(sql.ref('e.search_text'), searchable(words), { isForgiving }))
    .select(['e.id', 'e.question', 'e.answer'])
    .orderBy('e.position')
    .orderBy('e.id')
    .limit(limit + 1)
    .modifyEnd(plannedAnew)
    .execute();
  return {
    hits: rows.slice(0, limit).map(({ id, question, answer }) => ({
      id,
      title: textFor(actor, question),
      text: textFor(actor, answer),
      href: `/faq?search=${encodeURIComponent(textFor(actor, question))}`,
    })),
    hasMore: rows.length > limit,
    allHref: `/faq?search=${encodeURIComponent(words)}`,
  };
}

/** Whether there is a question to ask for by these words. */
export const questionsHold = (ask: MeantAsk) => anyMeant('support.faq_entry', ask, sql<boolean>`x.state = 'published'`);
