import { kindFacts, kindGroups, type ActivityKind, type KindGroup } from '@vitrine/domain/activities';
import { searchable } from '@vitrine/domain/catalog';

type Grouped = { group: KindGroup; kinds: ActivityKind[] };

/** The kinds whose name holds what was typed, accents and case aside, by group; groups without one are left out. */
export function kindsToChoose(kinds: readonly ActivityKind[], nameOf: (kind: ActivityKind) => string, typed: string): Grouped[] {
  const found = kinds.filter((kind) => searchable(nameOf(kind)).includes(searchable(typed)));
  return kindGroups
    .map((group) => ({ group, kinds: found.filter((kind) => kindFacts[kind].group === group) }))
    .filter((one) => one.kinds.length > 0);
}
