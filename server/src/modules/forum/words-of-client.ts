import type { ForumWords } from '@vitrine/contract/forum';
import { forbiddenWordIn, judgeWord, wordsOfList } from '@vitrine/domain/forum';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, refuseOld, type Actor } from '../../platform/http/index.ts';
import { isModerator, type ForumParts } from './ports.ts';

/** The client's words; version 0 until somebody saved some. */
export async function getWords({ db }: Pick<ForumParts, 'db'>, actor: Actor): Promise<ForumWords> {
  const { version, words } = await wordsIn(db.write(), actor);
  return { version, words, can: { save: actor.permissions.has('forum.write') } };
}

async function wordsIn(db: Reader, { tenantId }: Actor): Promise<{ version: number; words: string[] }> {
  const row = await db.selectFrom('forum.word_list').select(['version', 'words']).where('tenant_id', '=', tenantId).executeTakeFirst();
  return row ?? { version: 0, words: [] };
}

/** Saves the words. Refuses `changed_meanwhile`, and `word_too_short` at the word. */
export async function saveWords(
  parts: ForumParts,
  actor: Actor,
  { version, words: typed }: { version: number; words: readonly string[] },
): Promise<ForumWords> {
  const words = wordsOfList(typed);
  refuseFields(Object.fromEntries(words.map((word, place) => [`words.${place}`, judgeWord(word)])), { prefix: '' });
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await tx
      .insertInto('forum.word_list')
      .values({ tenant_id: actor.tenantId, version: 0, words: [], updated_at: now })
      .onConflict((conflict) => conflict.column('tenant_id').doNothing())
      .execute();
    const before = await tx
      .selectFrom('forum.word_list')
      .select(['version', 'words'])
      .where('tenant_id', '=', actor.tenantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    refuseOld(before, { version });
    await tx
      .updateTable('forum.word_list')
      .set({ version: version + 1, words, updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .execute();
    await recordChange(tx, actor, {
      subject: 'forum_words',
      subjectId: actor.tenantId,
      what: 'forum_words.saved',
      before: { words: before.words },
      after: { words },
      now,
      id: parts.newId(),
    });
  });
  return getWords(parts, actor);
}

/** What a member writes with one of the client's words is kept, hidden, and waits for a moderator. Answers whether it does. */
export async function holdForWord(
  parts: Pick<ForumParts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { postId, texts }: { postId: string; texts: readonly string[] },
): Promise<boolean> {
  if (isModerator(actor)) return false;
  const word = forbiddenWordIn(texts, (await wordsIn(tx, actor)).words);
  if (word === undefined) return false;
  const now = parts.clock.now();
  const of = { tenant_id: actor.tenantId, post_id: postId };
  await tx.updateTable('forum.post').set({ hidden_at: now }).where('tenant_id', '=', actor.tenantId).where('id', '=', postId).execute();
  await tx
    .insertInto('forum.report_case')
    .values({ ...of, id: parts.newId(), version: 1, state: 'waiting', opened_at: now, held_word: word })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'post_id'])
        .where(sql<boolean>`state = 'waiting'`)
        .doUpdateSet({ held_word: word }),
    )
    .execute();
  return true;
}
