import type { KindRules } from './kind.ts';
import type { ActivityKind } from './facts.gen.ts';
import { kindRules } from './kinds.gen.ts';

/** What progress keeps, by kind. */
export type DetailOf = { [K in ActivityKind]: (typeof kindRules)[K]['empty'] };
export type ActivityDetail = DetailOf[ActivityKind];

type SeenBy = { [K in ActivityKind]: (typeof kindRules)[K] extends KindRules<DetailOf[K], infer Seen> ? Seen : never };

/** What a device saw, with the instant on its clock: where a person goes on is where they were last. */
export type SeenEvent = { at: string } & ({ kind: 'opened' } | SeenBy[ActivityKind]);

const rules: { [K in ActivityKind]: KindRules<DetailOf[K], SeenBy[K]> } = kindRules;

/** The detail of an activity of this kind that nobody opened yet. */
export const emptyDetail = <K extends ActivityKind>(kind: K): DetailOf[K] => rules[kind].empty;

/** Adds what a device saw; what is no report of this kind changes nothing. */
export const mergeDetail =
  <K extends ActivityKind>(kind: K) =>
  (detail: DetailOf[K], event: SeenEvent): DetailOf[K] =>
    isSeenBy(kind, event) ? rules[kind].merge(detail, event) : detail;

function isSeenBy<K extends ActivityKind>(kind: K, event: SeenEvent): event is SeenEvent & SeenBy[K] & { at: string } {
  const own: readonly string[] = rules[kind].sees;
  return own.includes(event.kind);
}
