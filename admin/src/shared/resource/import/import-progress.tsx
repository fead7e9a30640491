import { ProgressBar } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { FaultTable } from './fault-table.tsx';
import classes from './import.module.css';
import type { SentLine } from './send-lines.ts';

type ImportProgressProps = {
  sent: readonly SentLine[];
  wanted: number;
  header: string[];
  words: { room: string; name: string };
  isDone: boolean;
};

/** How far the sending is, and at its end which lines the server refused. */
export function ImportProgress({ sent, wanted, header, words, isDone }: ImportProgressProps) {
  const { t } = useTranslation('resource');
  const refused = sent.flatMap(({ line, fault }) => (fault ? [{ line, fault }] : []));
  return (
    <>
      <ProgressBar
        tone={isDone ? 'done' : 'learning'}
        value={wanted === 0 ? 1 : sent.length / wanted}
        label={t('import.progress', { done: sent.length, count: wanted })}
      />
      <p className={classes.lead} role="status">
        {isDone ? t('import.created', { count: sent.length - refused.length }) : t('import.progress', { done: sent.length, count: wanted })}
      </p>
      {refused.length > 0 ? (
        <FaultTable words={words} header={header} faulty={refused} title={t('import.refused', { count: refused.length })} />
      ) : null}
    </>
  );
}
