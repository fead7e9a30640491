import type { Item } from './items.ts';
import type { Senders } from './sender.ts';

/** The list with this one: a later state takes the place of an unsent earlier one, and what is known already is not doubled. */
export function withItem(all: readonly Item[], item: Item, senders: Senders): Item[] {
  const state = (one: Item) => senders[one.kind]?.state?.(one.body);
  const young = state(item);
  const isSame = (other: Item) =>
    young !== undefined &&
    other.kind === item.kind &&
    other.personId === item.personId &&
    other.clientId === item.clientId &&
    state(other)?.of === young.of;
  const isLater = (other: Item) => (state(other)?.revision ?? 0) > (young?.revision ?? 0);
  if (all.some((other) => other.id === item.id || (isSame(other) && isLater(other)))) return [...all];
  return [...all.filter((other) => !isSame(other)), item];
}
