import { verdictOf, type ScormTrial } from '@vitrine/domain/activities/scorm';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconMinus } from '../../../../shared/icons.ts';
import classes from '../kinds.module.css';

const facts = ['began', 'status', 'score', 'memory', 'ended'] as const;

/** What a package did so far, in plain words: the verdict first, then what it rests on. `isOver`: nobody waits for more of it. */
export function TrialFacts({ trial, isOver }: { trial: ScormTrial; isOver: boolean }) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const verdict = verdictOf(trial);
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <p role="status">
        <b>{t(verdict === 'silent' && !isOver ? 'verdict.waiting' : `verdict.${verdict}`)}</b>
      </p>
      <ul>
        {facts.map((fact) => (
          <li key={fact} data-yes={trial[fact] || undefined}>
            {trial[fact] ? (
              <IconCheck size={18} stroke={1.75} aria-label={t('yes')} />
            ) : (
              <IconMinus size={18} stroke={1.75} aria-label={t('not_yet')} />
            )}
            {t(`fact.${fact}`)}
          </li>
        ))}
      </ul>
      {trial.faults.length > 0 ? (
        <p className={classes.hint}>
          {t('faults')} {trial.faults.join(' · ')}
        </p>
      ) : null}
    </div>
  );
}
