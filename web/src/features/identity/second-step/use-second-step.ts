import type { SecondStep } from '@vitrine/contract/identity';
import { formatDay } from '@vitrine/ui/words';
import { timeZone, today } from '../../../shared/device/clock.ts';
import { useLocale } from '../../../shared/use-locale.ts';

/** What a card changed; codes where it made some. */
export type OnChanged = (answer: { secondStep: SecondStep; recoveryCodes?: string[] | null }) => void;

/** The day of an instant where the person is: 19/11, and with its year when that is another one. */
export function useDay(): (instant: string) => string {
  const locale = useLocale();
  return (instant) =>
    formatDay(
      new Intl.DateTimeFormat('en-CA', { timeZone: timeZone() }).format(new Date(instant)),
      locale,
      'short',
      Number(today().slice(0, 4)),
    );
}
