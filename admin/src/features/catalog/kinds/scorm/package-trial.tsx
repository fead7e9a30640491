import { useQuery } from '@tanstack/react-query';
import { emptyTrial, withCall, type ScormTrial } from '@vitrine/domain/activities/scorm';
import { Button, Loading, NativeSelect } from '@vitrine/ui';
import { toldBy, useMessages } from '@vitrine/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { packageQuery } from '../../api.ts';
import classes from '../kinds.module.css';
import { PackageStage } from './package-stage.tsx';
import { TrialFacts } from './trial-facts.tsx';

type PackageTrialProps = {
  fileId: string;
  /** What was seen of this file before; null where nobody tried it. */
  trial: ScormTrial | null;
  /** It was sent a moment ago, so it opens by itself. */
  isNew: boolean;
  isDisabled: boolean;
  onTrial: (change: (before: ScormTrial) => ScormTrial) => void;
};

/** A package that says nothing for so long after it opened will hardly speak any more. */
const silenceMs = 15_000;

/** "Will it track?": the package opens here, its calls are watched, and what they show is kept with the activity. */
export function PackageTrial({ fileId, trial, isNew, isDisabled, onTrial }: PackageTrialProps) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const [isOpen, setOpen] = useState(isNew);
  return (
    <section className={classes.section} aria-label={t('trial')}>
      <h3>{t('trial')}</h3>
      <p className={classes.hint}>{t('trial_hint')}</p>
      {isOpen ? (
        <OpenPackage fileId={fileId} trial={trial ?? emptyTrial} onTrial={onTrial} />
      ) : trial ? (
        <TrialFacts trial={trial} isOver />
      ) : null}
      {isOpen || isDisabled ? null : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t(trial ? 'try_again' : 'try')}
        </Button>
      )}
    </section>
  );
}

function OpenPackage({ fileId, trial, onTrial }: Pick<PackageTrialProps, 'fileId' | 'onTrial'> & { trial: ScormTrial }) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const { atField, atForm } = useMessages();
  const [place, setPlace] = useState(0);
  const [isOver, setOver] = useState(false);
  const found = useQuery(packageQuery(fileId));
  const isThere = found.isSuccess;
  const end = useEffectEvent(() => {
    setOver(true);
    onTrial((before) => before); // nothing at all was heard: that is kept too
  });
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => end(), silenceMs);
    return () => clearTimeout(timer);
  }, [isThere]);
  if (found.isPending) return <Loading shape="list" rows={2} />;
  if (found.isError) {
    const { refusal, fields } = toldBy(found.error);
    const code = fields['fileId'];
    return <p role="alert">{code === undefined ? atForm(refusal) : atField(code)}</p>;
  }
  const { lessons, standard } = found.data;
  const lesson = lessons[place];
  return (
    <>
      <p className={classes.hint}>{t('facts', { standard, count: lessons.length })}</p>
      {lessons.length > 1 ? (
        <NativeSelect
          label={t('lesson')}
          value={String(place)}
          data={lessons.map((one, index) => ({ value: String(index), label: one.title || String(index + 1) }))}
          onChange={(event) => setPlace(Number(event.currentTarget.value))}
        />
      ) : null}
      {lesson ? (
        <PackageStage
          key={lesson.sco}
          className={classes.stage ?? ''}
          title={lesson.title || t('trial')}
          content={found.data}
          lesson={lesson}
          onCall={(call) => onTrial((before) => withCall(before, call))}
        />
      ) : null}
      <TrialFacts trial={trial} isOver={isOver} />
    </>
  );
}
