import type { ActivityContentOf } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import { activityKinds, emptyDetail, type ActivityKind, type Completion, type DetailOf } from '@vitrine/domain/activities';
import type { Game } from '@vitrine/domain/games';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import type { Kind, Learner, PreviewParts, ReadParts, Viewer, ViewParts } from './kind.ts';
import { kinds } from './kinds.gen.ts';

/** What a revision keeps, by kind. */
type ContentOf = { [K in ActivityKind]: ReturnType<(typeof kinds)[K]['parseContent']> };
export type Content = ContentOf[ActivityKind];

const built: { readonly [K in ActivityKind]: Kind<K, ContentOf[K]> } = kinds;

/** What the server knows about a kind. */
export const kindOf = <K extends ActivityKind>(kind: K): Kind<K, ContentOf[K]> => built[kind];

/** A kind as the database spells it; a fault for one that is not built. */
export function parseKind(stored: string): ActivityKind {
  const kind = activityKinds.find((built) => built === stored);
  if (!kind) throw new Error(`activities: no kind ${stored} is built`);
  return kind;
}

/** As `viewOf` for somebody who never opened it, with an attempt to look at where the kind has attempts; keeps nothing (ADM-01). */
export async function previewOf<K extends ActivityKind>(
  kind: K,
  parts: PreviewParts,
  actor: Viewer,
  { content: stored, locale: asked }: { content: unknown; locale: string },
): Promise<{ content: ActivityContentOf<K>; attempt: Attempt | null }> {
  const content = parseContent(kind, stored);
  const locale = matchLocale(asked, locales);
  const newcomer = { ...actor, memberId: parts.newId() };
  return {
    content: await kindOf(kind).viewOf(parts, newcomer, { content, detail: emptyDetail(kind), locale }),
    attempt: await kindOf(kind).attemptOf(parts, newcomer, { content, locale }),
  };
}

/** Stored things about a learner and an activity, as they come out of the database; they are parsed here (law 11). */
export type StoredPlace = { content: unknown; detail: unknown; locale: string };

/** What a player of this kind gets. */
export const viewOf =
  <K extends ActivityKind>(kind: K) =>
  (parts: ViewParts, actor: Viewer, place: StoredPlace): Promise<ActivityContentOf<K>> =>
    kindOf(kind).viewOf(parts, actor, parsed(kind, place));

/** How far the learner is, by what is stored; the answer may only rise. */
export const completionOf =
  <K extends ActivityKind>(kind: K) =>
  (parts: ReadParts, actor: Learner, place: StoredPlace): Promise<Completion> =>
    kindOf(kind).completionOf(parts, actor, parsed(kind, place));

/** Reads stored content of any version (law 11). */
export const parseContent = <K extends ActivityKind>(kind: K, stored: unknown): ContentOf[K] => kindOf(kind).parseContent(stored);

/** Reads what progress keeps, of any version (law 11). */
export const parseDetail = <K extends ActivityKind>(kind: K, stored: unknown): DetailOf[K] => kindOf(kind).parseDetail(stored);

/** The version of the test that an activity of this kind is made of; undefined for kinds without one. */
export const testVersionIn = <K extends ActivityKind>(kind: K, stored: unknown): string | undefined =>
  kindOf(kind).testOf(parseContent(kind, stored)) ?? undefined;

/** The game that an activity of this kind is made of; undefined for kinds without runs. */
export const gameIn = <K extends ActivityKind>(kind: K, stored: unknown): { gameId: string; game: Game } | undefined =>
  kindOf(kind).gameOf?.(parseContent(kind, stored));

const parsed = <K extends ActivityKind>(kind: K, { content, detail, locale }: StoredPlace) => ({
  content: parseContent(kind, content),
  detail: parseDetail(kind, detail),
  locale: matchLocale(locale, locales),
});
