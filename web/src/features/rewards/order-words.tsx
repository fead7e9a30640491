import type { OrderPage } from '@vitrine/contract/rewards';
import type { OrderState } from '@vitrine/domain/rewards';
import { StateChip } from '@vitrine/ui';
import type { ChipState } from '@vitrine/ui';
import { formatDay, formatInstant } from '@vitrine/ui/words';
import type { Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone, today } from '../../shared/device/clock.ts';

/** Each state with its colour; the word says it, the colour only helps. */
const chips: Record<OrderState, ChipState> = {
  awaiting_approval: 'held',
  on_hold: 'expiring',
  approved: 'earned',
  shipped: 'brand',
  delivered: 'earned',
  refused: 'refused',
  cancelled: 'quiet',
};

/** How an order stands, in a word. */
export function OrderChip({ state }: { state: OrderState }) {
  const { t } = useTranslation('rewards');
  return (
    <StateChip state={chips[state]} {...(state === 'refused' ? { icon: null } : {})}>
      {t(`states.${state}`)}
    </StateChip>
  );
}

/** The way of an order that nothing stops. */
export const wayOfOrder = ['awaiting_approval', 'approved', 'shipped', 'delivered'] as const satisfies readonly OrderState[];

/** The sentence below the state: what it waits for, or what became of it. */
export function sentenceOf({ state, awaitsAudit, history }: Pick<OrderPage, 'state' | 'awaitsAudit' | 'history'>) {
  if (state === 'awaiting_approval' && awaitsAudit) return 'awaiting_audit';
  return state === 'on_hold' && refusedSaleOf(history) === null ? 'held_by_program' : state;
}

/** The sale whose refusal put an order on hold the last time; null when a person did. */
export const refusedSaleOf = (history: OrderPage['history']): string | null =>
  history.findLast(({ event }) => event === 'put_on_hold')?.saleId ?? null;

/** The day of an instant where the person is: 19/11, and with its year when that is another one. */
export function dayWritten(instant: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone() }).format(new Date(instant));
  return formatDay(day, locale, 'short', Number(today().slice(0, 4)));
}

/** 20/11, 14:32 where the person is. */
export const momentWritten = (instant: string, locale: Locale): string => formatInstant(instant, timeZone(), locale);
