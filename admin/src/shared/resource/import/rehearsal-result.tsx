import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconInfoCircle } from '../../icons.ts';
import { useFieldWords } from '../field-words.ts';
import { FaultTable } from './fault-table.tsx';
import classes from './import.module.css';
import type { Rehearsal } from './rehearse.ts';

/** What an import would do: how many lines come in, how many cannot, and why. */
export function RehearsalResult({ rehearsal, words }: { rehearsal: Rehearsal; words: { room: string; name: string } }) {
  const { t, i18n } = useTranslation('resource');
  const { label } = useFieldWords(words);
  const locale = matchLocale(i18n.language);
  const bad = rehearsal.lines.filter(({ faults }) => faults.length > 0);
  const good = rehearsal.lines.length - bad.length;
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
      {rehearsal.missingColumns.length > 0 ? (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          {t('import.missing_columns', { columns: rehearsal.missingColumns.map(({ key }) => label(key)).join(', ') })}
        </p>
      ) : null}
      {rehearsal.unknownColumns.length > 0 ? (
        <p className={classes.warning}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          {t('import.unknown_columns', { columns: rehearsal.unknownColumns.join(', ') })}
        </p>
      ) : null}
      <FaultTable
        words={words}
        header={rehearsal.header}
        faulty={bad.flatMap((line) => line.faults.slice(0, 1).map((fault) => ({ line, fault })))}
        title={t('import.why', { count: bad.length })}
      />
    </>
  );
}
