import type { Thing } from '@vitrine/contract/kernel';
import { searchFaq } from '@vitrine/domain/support';
import { thingsLimit } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ThingsAsked } from '../../platform/rich-text/index.ts';
import { shownQuestions } from './faq.ts';

/** Questions that news and pages open to their answers: published ones. */
export async function questionsOfBlocks({ db }: Pick<Platform, 'db'>, actor: Actor, ask: ThingsAsked): Promise<Thing[]> {
  const { ids, words } = 'forStaff' in ask ? ask.forStaff : { ids: ask.ids, words: '' };
  const entries = await shownQuestions(db.read(), actor);
  const named = ids === undefined ? searchFaq(entries, words).slice(0, thingsLimit) : entries.filter(({ id }) => ids.includes(id));
  return named.map(({ id, question, answer }) => ({
    id,
    title: question,
    text: answer,
    href: `/faq?search=${encodeURIComponent(question.slice(0, 80))}`,
    pictureUrl: null,
  }));
}
