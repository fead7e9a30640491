import type { AuditDecision } from '@vitrine/contract/audit';
import { isSampled, opinionSubjects, type DecisionSubject } from '@vitrine/domain/audit';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelNames } from '../levels/index.ts';
import { findDecisions, type DecisionRow, type Show } from './decisions.ts';
import { nameFor } from './words.ts';

type Ask = { show: Show; subject?: DecisionSubject | undefined; after?: string | undefined; limit: number };
const Place = z.tuple([z.string(), z.uuid()]);

/** Who decided what, the newest first; a page by keyset. */
export async function listDecisions(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, ...ask }: Ask,
): Promise<{ items: AuditDecision[]; next: string | null }> {
  const reader = db.read();
  const found = await findDecisions(reader, actor, { ...ask, place: readCursor(after, Place), limit: ask.limit + 1 });
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.decided_at, last.id));
  const levels = await levelNames(reader, actor);
  return { items: rows.map((row) => decisionOf(actor, levels, row)), next };
}

type Names = ReadonlyMap<number, string>;

/** A decision as the console shows it. */
export function decisionOf(actor: Actor, levels: Names, row: DecisionRow): AuditDecision {
  const mayBeSeconded = opinionSubjects.some((one) => one === row.subject);
  return {
    subject: row.subject,
    id: row.id,
    title: titleOf(actor, levels, row),
    about: row.about,
    state: row.state,
    reason: row.reason,
    note: row.note,
    decidedBy: row.decided_by_name,
    decidedAt: instantOf(row.decided_at),
    isSampled: mayBeSeconded && isSampled(row.id),
    opinion:
      row.opinion_at === null || row.opinion_agrees === null
        ? null
        : { by: row.opinion_by ?? '', agrees: row.opinion_agrees, note: row.opinion_note ?? '', at: instantOf(row.opinion_at) },
    can: {
      giveOpinion: mayBeSeconded && row.opinion_at === null && row.decided_by !== actor.memberId && row.member_id !== actor.memberId,
    },
  };
}

const instantOf = (at: string): string => new Date(at).toISOString();

/** An invoice’s and an order’s number are texts, a level its rank, a type of photo has a name in each language. */
function titleOf(actor: Actor, levels: Names, { title }: DecisionRow): string {
  if (typeof title === 'number') return levels.get(title) ?? String(title);
  return typeof title === 'string' ? title : nameFor(actor, title);
}
