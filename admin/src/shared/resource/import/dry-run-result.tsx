import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconInfoCircle } from '../../icons.ts';
import { useFieldWords } from '../field-words.ts';
import { FaultTable } from './fault-table.tsx';
import classes from './import.module.css';
import type { DryRun } from './make-dry-run.ts';

/** What an import would do: how many lines come in, how many cannot, and why. */
export function DryRunResult({ dryRun, words }: { dryRun: DryRun; words: { room: string; name: string } }) {
  const { t, i18n } = useTranslation('resource');
  const { label } = useFieldWords(words);
  const locale = matchLocale(i18n.language);
  const bad = dryRun.lines.filter(({ faults }) => faults.length > 0);
  const good = dryRun.lines.length - bad.length;
  return (
    <>
      <div className={classes.sums}>
        <p data-sum="good">
          <b>{formatNumber(good, locale)}</b>
          <span>{t('import.come_in', { count: good })}</span>
        </p>
        <p data-sum="bad">
          <b>{formatNumber(bad.length, locale)}</b>
          <span>{t('import.stay_out', { count: bad.length })}</span>
        </p>
      </div>
      <p className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        {t('import.nothing_written')}
      </p>
      {dryRun.missingColumns.length > 0 ? (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          {t('import.missing_columns', { columns: dryRun.missingColumns.map(({ key }) => label(key)).join(', ') })}
        </p>
      ) : null}
      {dryRun.unknownColumns.length > 0 ? (
        <p className={classes.warning}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          {t('import.unknown_columns', { columns: dryRun.unknownColumns.join(', ') })}
        </p>
      ) : null}
      <FaultTable
        words={words}
        header={dryRun.header}
        faulty={bad.flatMap((line) => line.faults.slice(0, 1).map((fault) => ({ line, fault })))}
        title={t('import.why', { count: bad.length })}
      />
    </>
  );
}
