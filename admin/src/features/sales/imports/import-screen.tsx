import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { SalesImport } from '@vitrine/contract/sales';
import { isImportRunning } from '@vitrine/domain/people/import';
import { Button, ConsolePanes, Failed, Link, Loading, PageHeading, ProgressBar } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { importQuery, importsKey, steer, type Act } from './api.ts';
import { ImportLines } from './import-lines.tsx';
import { ImportStateChip } from './import-state-chip.tsx';
import classes from './imports.module.css';

/** One import of sales: what its dry run found, what it credited, and the way back. */
export function SalesImportScreen() {
  const { importId = '' } = useParams({ strict: false });
  const one = useQuery(importQuery(importId));
  return (
    <ConsolePanes
      detail={
        <div className={classes.stack}>
          {one.isPending ? <Loading shape="form" rows={6} /> : null}
          {one.isError && !one.data ? <Failed error={one.error} onRetry={() => void one.refetch()} /> : null}
          {one.data ? <Opened one={one.data} /> : null}
        </div>
      }
    />
  );
}

function Opened({ one }: { one: SalesImport }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  const written = (count: number) => formatNumber(count, locale);
  const { lines, sales, problem, sameAs } = one;
  const all: { term: string; count: number; tone: string; isShown: boolean }[] = [
    { term: t('imports.sums.good'), count: sales.good, tone: 'good', isShown: true },
    { term: t('imports.sums.bad'), count: lines.bad, tone: 'bad', isShown: true },
    { term: t('imports.sums.applied'), count: sales.applied, tone: 'good', isShown: sales.applied + sales.undone > 0 },
    { term: t('imports.sums.undone'), count: sales.undone, tone: 'quiet', isShown: sales.undone > 0 },
    { term: t('imports.sums.kept'), count: sales.kept, tone: 'quiet', isShown: sales.kept > 0 },
  ];
  const sums = all.filter(({ isShown }) => isShown);
  return (
    <>
      <PageHeading
        title={one.fileName}
        backHref="/sales-imports"
        hint={t('imports.by', { campaign: one.campaignName, who: one.who, when: formatInstant(one.createdAt, deviceZone(), locale) })}
        actions={<ImportStateChip state={one.state} />}
      />
      {problem ? <Problem problem={problem} /> : null}
      {sameAs ? (
        <p className={classes.note}>
          {t('imports.same_as', { when: formatInstant(sameAs.createdAt, deviceZone(), locale) })}{' '}
          <Link href={`/sales-imports/${sameAs.id}`}>{t('imports.see_it')}</Link>
        </p>
      ) : null}
      {isImportRunning(one.state) ? (
        <section className={classes.progress} aria-label={t(`imports.state.${one.state}`)}>
          <p role="status">{t('imports.progress', { done: written(lines.judged), read: written(lines.read) })}</p>
          <ProgressBar value={lines.read === 0 ? 0 : lines.judged / lines.read} label={t(`imports.state.${one.state}`)} />
          <p className={classes.quiet}>{t('imports.running')}</p>
        </section>
      ) : null}
      {problem ? null : (
        <dl className={classes.sums}>
          {sums.map(({ term, count, tone }) => (
            <div key={term} data-sum={tone}>
              <dt>{term}</dt>
              <dd>{written(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions one={one} />
      {problem || lines.read === 0 ? null : <ImportLines key={one.state} one={one} />}
    </>
  );
}

function Problem({ problem: { refusal, line, missing } }: { problem: NonNullable<SalesImport['problem']> }) {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  return (
    <p className={classes.warning} role="alert">
      {missing.length > 0
        ? t('imports.missing', { fields: missing.map((field) => t(`imports.field.${field}`)).join(', ') })
        : `${atForm(refusal)} ${line > 0 ? t('imports.at_line', { line }) : ''}`}
    </p>
  );
}

/** What can be done with it as it stands, each with what it means. */
function Actions({ one }: { one: SalesImport }) {
  const { t, i18n } = useTranslation('sales');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const steering = useMutation({
    mutationFn: (act: Act) => steer(one.id, act),
    onSuccess: (now) => {
      queries.setQueryData(importQuery(one.id).queryKey, now);
      void queries.invalidateQueries({ queryKey: importsKey });
    },
  });
  const acts = (['apply', 'undo', 'cancel'] as const).filter((act) => one.can[act] && (act !== 'apply' || one.sales.good > 0));
  if (acts.length === 0) return null;
  return (
    <section className={classes.acts} aria-label={t('imports.column.state')}>
      {acts.map((act) => (
        <div key={act}>
          <Button variant={act === 'apply' ? 'filled' : 'default'} loading={steering.isPending} onClick={() => steering.mutate(act)}>
            {t(`imports.${act}`, { count: one.sales.good, formatted: formatNumber(one.sales.good, matchLocale(i18n.language)) })}
          </Button>
          <small>{t(`imports.${act}_hint`)}</small>
        </div>
      ))}
      <p role="alert" className={classes.refused}>
        {steering.isError ? atForm(refusalCode(steering.error)) : null}
      </p>
    </section>
  );
}
