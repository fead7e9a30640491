import type { BulkChange } from '@vitrine/contract/people';
import { Button, Facts } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from './bulk.module.css';

/** Whom the change would change, by name the first of them, whom not, and why. */
export function BulkFacts({ change }: { change: BulkChange }) {
  const { t, i18n } = useTranslation('people');
  const { atForm } = useMessages();
  const number = (count: number) => formatNumber(count, matchLocale(i18n.language));
  const more = change.changes - change.names.length;
  return (
    <>
      <p className={classes.what}>{t(`bulk.does.${change.action.do}`)}</p>
      <Facts
        rows={[
          { term: t('bulk.changes'), value: <b>{number(change.changes)}</b> },
          { term: t('bulk.same'), value: number(change.same) },
          ...change.refused.map(({ refusal, count }) => ({ term: atForm(refusal), value: number(count) })),
        ]}
      />
      {change.names.length > 0 ? (
        <p className={classes.names}>
          {change.names.join(', ')}
          {more > 0 ? ` ${t('bulk.and_more', { count: more })}` : ''}
        </p>
      ) : null}
    </>
  );
}

export type Undo = { mutate: (change: BulkChange) => void; isPending: boolean; error: unknown };
type BulkOutcomeProps = { change: BulkChange; onClose: () => void; undo: Undo };

/** How far it has come, and at its end what became of whom; what can be taken back has its button. */
export function BulkOutcome({ change, onClose, undo }: BulkOutcomeProps) {
  const { t } = useTranslation('people');
  const { atForm } = useMessages();
  const { state, done, meanwhile, changes } = change;
  return (
    <>
      <div role="status" className={classes.outcome}>
        <p>
          <b>{t(state === 'running' ? 'bulk.running' : 'bulk.done', { count: done })}</b>
        </p>
        {state === 'running' ? (
          <progress className={classes.progress} max={changes} value={done + meanwhile} aria-label={t('bulk.title')} />
        ) : null}
        {meanwhile > 0 ? <p>{t('bulk.meanwhile', { count: meanwhile })}</p> : null}
        {state === 'stopped' ? <p>{t('bulk.stopped')}</p> : null}
      </div>
      <p role="alert">{undo.error ? atForm(refusalCode(undo.error)) : null}</p>
      <div className={classes.answers}>
        {change.canUndo ? (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(change)}>
            {t('bulk.undo')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('bulk.close')}</Button>
      </div>
    </>
  );
}
