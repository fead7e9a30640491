import type { Review } from '@vitrine/contract/marks';
import { averageOf, moduleOfSubject, type ReviewedSubject } from '@vitrine/domain/marks';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { violatedKey, type Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type Reviewed = { subject: ReviewedSubject; subjectId: string };
/** Port: how far this member knows the thing; the room that owns it answers, by `app.ts`. */
export type SubjectKnown = Record<ReviewedSubject, (actor: Actor, ask: { subjectId: string }) => Promise<'unseen' | 'seen' | 'begun'>>;
type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type PageAsk = { after?: string | undefined; limit: number };
const Place = z.tuple([z.uuid()]);

/** Says what a member thinks of a thing (CRS-05), once: of two at the same moment one is kept. Refuses `not_found`, `not_begun` and `already_reviewed`. */
export async function writeReview(
  parts: Parts,
  actor: Actor,
  { subject, subjectId, stars, text, known }: Reviewed & { stars: number; text: string; known: SubjectKnown },
): Promise<Review> {
  const judged = actor.modules.has(moduleOfSubject[subject]) ? await known[subject](actor, { subjectId }) : 'unseen';
  if (judged === 'unseen') throw notFound();
  if (judged === 'seen') throw new Refusal('not_begun');
  const id = parts.newId();
  await parts.db.transaction((tx) =>
    tx
      .insertInto('marks.review')
      .values({
        tenant_id: actor.tenantId,
        id,
        member_id: actor.memberId,
        subject,
        subject_id: subjectId,
        stars,
        text,
        created_at: parts.clock.now(),
      })
      .execute()
      .catch((fault: unknown) => {
        if (violatedKey(fault) === 'review_once') throw new Refusal('already_reviewed');
        throw fault;
      }),
  );
  return getReview(parts.db.write(), actor, id);
}

/** What members say of a thing, the newest first, with how many there are, their mean, and the member's own. Refuses `not_found` for what they may not see. */
export async function listReviews(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { known, ...ask }: Reviewed & PageAsk & { known: SubjectKnown },
): Promise<{ items: Review[]; next: string | null; count: number; average: number | null; mine: Review | null }> {
  const isThere = actor.modules.has(moduleOfSubject[ask.subject]);
  if (!isThere || (await known[ask.subject](actor, { subjectId: ask.subjectId })) === 'unseen') throw notFound();
  const reader = db.write(); // whoever just wrote one sees it
  const mine = await rowsOf(reader, actor, ask).where('w.member_id', '=', actor.memberId).executeTakeFirst();
  return { ...(await pageOf(reader, actor, { ...ask, isWhole: false })), mine: mine ? toWire(actor, mine) : null };
}

/** Every review of a thing, those that were taken off the page too. */
export const listReviewsToManage = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Reviewed & PageAsk,
): Promise<{ items: Review[]; next: string | null; count: number; average: number | null }> =>
  pageOf(db.write(), actor, { ...ask, isWhole: true });

/** Takes a review off the page, or puts it back; the member's one review it stays. Refuses `not_found`. */
export function hideReview(parts: Parts, actor: Actor, { reviewId, isHidden }: { reviewId: string; isHidden: boolean }): Promise<Review> {
  return parts.db.transaction(async (tx) => {
    const row = await tx
      .updateTable('marks.review')
      .set({ hidden_at: isHidden ? parts.clock.now() : null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', reviewId)
      .returning(['subject_id', 'subject'])
      .executeTakeFirst();
    if (!row) throw notFound();
    await recordChange(tx, actor, {
      subject: row.subject,
      subjectId: row.subject_id,
      what: `${row.subject}.${isHidden ? 'review_hidden' : 'review_shown'}`,
      before: null,
      after: { reviewId },
      now: parts.clock.now(),
      id: parts.newId(),
    });
    return getReview(tx, actor, reviewId);
  });
}

async function pageOf(db: Reader, actor: Actor, { isWhole, after, limit, ...of }: Reviewed & PageAsk & { isWhole: boolean }) {
  const place = readCursor(after, Place)?.[0];
  const found = await rowsOf(db, actor, of)
    .$if(!isWhole, (query) => query.where('w.hidden_at', 'is', null))
    .$if(place !== undefined, (query) => query.where('w.id', '<', place ?? ''))
    .orderBy('w.id', 'desc')
    .limit(limit + 1)
    .execute();
  const sums = await db
    .selectFrom('marks.review')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(stars), 0)::int`.as('stars')])
    .where('tenant_id', '=', actor.tenantId)
    .where('subject', '=', of.subject)
    .where('subject_id', '=', of.subjectId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.id));
  return { items: rows.map((row) => toWire(actor, row)), next, count: sums.count, average: averageOf(sums) };
}

async function getReview(db: Reader, actor: Actor, id: string): Promise<Review> {
  const row = await reviewsOf(db, actor).where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toWire(actor, row);
}

const rowsOf = (db: Reader, actor: Actor, { subject, subjectId }: Reviewed) =>
  reviewsOf(db, actor).where('w.subject', '=', subject).where('w.subject_id', '=', subjectId);

const reviewsOf = (db: Reader, actor: Actor) =>
  db
    .selectFrom('marks.review as w')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'w.tenant_id').onRef('m.id', '=', 'w.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['w.id', 'w.member_id', 'w.stars', 'w.text', 'w.created_at', 'w.hidden_at', 'p.full_name'])
    .where('w.tenant_id', '=', actor.tenantId);

type Row = { id: string; member_id: string; stars: number; text: string; created_at: string; hidden_at: string | null; full_name: string };
const toWire = (actor: Actor, row: Row): Review => ({
  id: row.id,
  by: row.full_name.trim().split(/\s+/)[0] ?? '',
  isMine: row.member_id === actor.memberId,
  stars: row.stars,
  text: row.text,
  at: row.created_at,
  isHidden: row.hidden_at !== null,
});
