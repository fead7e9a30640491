import type { StatementLine } from '@vitrine/contract/ledger';
import type { StatementState } from '@vitrine/domain/ledger';
import { Empty, FilterChips, LinkButton, Loading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { Pages } from '../../shared/pages.tsx';
import { statementQuery } from './api.ts';
import { dayOf, dayWritten } from './days.ts';
import { daysBetween } from './parts-of-balance.ts';
import type { PointsSearch } from './points-search.ts';
import classes from './statement.module.css';
import { StatementRow } from './statement-row.tsx';

/** States that a person filters by, in the order of the bar. */
const shownStates = ['under_audit', 'audited', 'held', 'spent', 'returned', 'taken_back'] as const satisfies readonly StatementState[];
const otherCurrencies = ['experience', 'training'] as const;

type StatementProps = {
  search: PointsSearch;
  onNarrow: (change: Partial<PointsSearch>) => void;
  /** Where a member goes who has no movement yet; absent where the program has no such place. */
  reportHref?: string | undefined;
};

/** Every movement of a balance with the balance after it, by days (PTS-02). What is shown stands in the address. */
export function Statement({ search, onNarrow, reportHref }: StatementProps) {
  const { t } = useTranslation('ledger');
  const found = useInfiniteQuery({ ...statementQuery(search), placeholderData: (before) => before });
  const isNarrowed = search.state !== undefined || search.currency !== undefined;
  const chips = [
    ...otherCurrencies.map((key) => ({ key, label: t(`statement.of.${key}`), isActive: search.currency === key })),
    ...shownStates.map((key) => ({ key, label: t(`states.${key}`), isActive: search.state === key })),
  ];
  const toggle = (key: string) => {
    const currency = otherCurrencies.find((one) => one === key);
    const state = shownStates.find((one) => one === key);
    if (currency) onNarrow({ currency: search.currency === currency ? undefined : currency });
    else onNarrow({ state: search.state === state ? undefined : state });
  };
  const next = reportHref === undefined ? {} : { next: { label: t('empty.report'), href: reportHref } };
  return (
    <section className={classes.sheet} aria-labelledby="statement">
      <h2 id="statement">{t('statement.title')}</h2>
      <FilterChips label={t('statement.filters')} filters={chips} onToggle={toggle} />
      {search.currency === 'training' ? (
        <LinkButton href="/points-transfer" variant="default" fullWidth>
          {t('transfer.send')}
        </LinkButton>
      ) : null}
      <Pages
        found={found}
        bones={<Loading shape="list" rows={6} />}
        nothing={
          isNarrowed ? (
            <Empty
              title={t('empty.none')}
              hint={t('empty.none_hint')}
              next={{ label: t('empty.all'), onPress: () => onNarrow({ state: undefined, currency: undefined }) }}
            />
          ) : (
            <Empty title={t('empty.title')} hint={t('empty.hint')} {...next} />
          )
        }
        more={t('statement.more')}
      >
        {(lines) => byDay(lines).map(({ day, rows }) => <Day key={day} day={day} rows={rows} />)}
      </Pages>
    </section>
  );
}

function Day({ day, rows }: { day: string; rows: readonly StatementLine[] }) {
  const { t } = useTranslation('ledger');
  const written = dayWritten(day, useLocale());
  const ago = daysBetween(day, today());
  const title = ago === 0 ? t('statement.today', { day: written }) : ago === 1 ? t('statement.yesterday', { day: written }) : written;
  return (
    <section aria-label={title}>
      <h3 className={classes.day}>{title}</h3>
      <ul className={classes.rows}>
        {rows.map((line) => (
          <StatementRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** In the order in which they came; a day is the reader's own. */
function byDay(lines: readonly StatementLine[]): { day: string; rows: StatementLine[] }[] {
  const days = new Map<string, StatementLine[]>();
  for (const line of lines) {
    const day = dayOf(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, rows]) => ({ day, rows }));
}
