import type { ClassPerson } from '@vitrine/contract/classes';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './presence.module.css';

const parts = ['present', 'excused', 'absent', 'unmarked'] as const;

/** How many are there, as a number and as a bar whose parts differ by more than colour; the chips below say the same in words. */
export function Tally({ people, isMeasured, children }: { people: readonly ClassPerson[]; isMeasured: boolean; children: ReactNode }) {
  const { t, i18n } = useTranslation('classes');
  const of = (part: (typeof parts)[number]) => people.filter(({ mark }) => (mark?.presence ?? 'unmarked') === part).length;
  return (
    <div className={styles.tally}>
      <p className={styles.count} role="status">
        <b>{formatNumber(of('present'), matchLocale(i18n.language))}</b>{' '}
        {t(isMeasured ? 'marked_present_of' : 'present_of', { count: people.length })}
      </p>
      {children}
      <div className={styles.bar} aria-hidden>
        {parts.map((part) => (of(part) === 0 ? null : <span key={part} data-part={part} style={{ flexGrow: of(part) }} />))}
      </div>
    </div>
  );
}
