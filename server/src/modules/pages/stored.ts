import { addDays, dayIn, instantOf, locales, matchLocale, textIn, type LocalDate } from '@vitrine/domain/kernel';
import { pageStates, type PageState } from '@vitrine/domain/pages';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

/** A stored state, which only this room writes. */
export function stateIn(word: string): PageState {
  const known = pageStates.find((state) => state === word);
  if (!known) throw new Error(`pages: ${word} is no state`);
  return known;
}

/** A stored text in the reader's language. */
export const textFor = ({ locale }: Pick<Actor, 'locale'>, stored: unknown): string =>
  textIn(parseText(stored), matchLocale(locale, locales));

type Days = { visibleFrom: LocalDate | null; visibleTo: LocalDate | null };
type Instants = { visible_from: string | null; visible_to: string | null };

/** Staff name the first and the last day in the client's zone; what is stored is the instants at which the one begins and the other is over. */
export const instantsOf = ({ clientTimeZone: zone }: Pick<Actor, 'clientTimeZone'>, { visibleFrom, visibleTo }: Days): Instants => ({
  visible_from: visibleFrom === null ? null : instantOf({ day: visibleFrom, time: '00:00', zone }),
  visible_to: visibleTo === null ? null : instantOf({ day: addDays(visibleTo, 1), time: '00:00', zone }),
});

export const daysOf = ({ clientTimeZone: zone }: Pick<Actor, 'clientTimeZone'>, { visible_from, visible_to }: Instants): Days => ({
  visibleFrom: visible_from === null ? null : dayIn(zone, visible_from),
  visibleTo: visible_to === null ? null : addDays(dayIn(zone, visible_to), -1),
});
