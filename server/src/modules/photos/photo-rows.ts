import type { BoardPhoto, PhotoDecision } from '@vitrine/contract/photos';
import { addDays, textIn } from '@vitrine/domain/kernel';
import { creditMoments, photoReasons, photoStates, type CreditMoment, type PhotoState, type PhotoWeek } from '@vitrine/domain/photos';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from '../campaigns/index.ts';
import { parseText } from '../tenancy/index.ts';

/** A stored word, which only this room writes. */
export function knownIn<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (!known) throw new Error(`photos: ${word} is no known word`);
  return known;
}

export const stateOf = ({ state }: { state: string }): PhotoState => knownIn(photoStates, state);
export const creditsOf = ({ credits }: { credits: string }): CreditMoment => knownIn(creditMoments, credits);
export const weekFrom = (from: string): PhotoWeek => ({ from, to: addDays(from, 6) });

/** A stored text of several lines as remarks in the reader's language. */
export const remarksFor = (actor: Pick<Actor, 'locale'>, stored: unknown): string[] =>
  textIn(parseText(stored), localeOf(actor))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Decided = { decided_at: string | null; reason: string | null; note: string };
/** The word on a photo; null while nobody said it. */
export const decisionOf = ({ decided_at, reason, note }: Decided): PhotoDecision | null =>
  decided_at === null ? null : { at: decided_at, reason: reason === null ? null : knownIn(photoReasons, reason), note };

/** Signed links of pictures for this reader, by file. */
export async function linksOf(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'personId'>,
  fileIds: readonly (string | null)[],
): Promise<(fileId: string | null) => string | null> {
  const ids = [...new Set(fileIds.flatMap((id) => id ?? []))];
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId: actor.tenantId, ids });
  const links = new Map(files.map((file) => [file.id, storage.link(actor, file)]));
  return (fileId) => (fileId === null ? null : (links.get(fileId) ?? null));
}

type OnBoard = Decided & {
  id: string;
  member_id: string;
  state: string;
  full_name: string;
  sent_at: string;
  points: number;
  file_id: string | null;
};
export const boardPhotoOf = ({ memberId }: Pick<Actor, 'memberId'>, { row, url }: { row: OnBoard; url: string | null }): BoardPhoto => ({
  id: row.id,
  state: stateOf(row),
  sender: row.full_name,
  isMine: row.member_id === memberId,
  sentAt: row.sent_at,
  points: row.points,
  url,
  decision: decisionOf(row),
});
