import type { Duty } from '@vitrine/contract/identity';
import { Button, LinkButton, Scene } from '@vitrine/ui';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoOn } from '../go-on.ts';
import { useMe } from '../use-me.ts';
import { GateFrame } from './gate-frame.tsx';
import { closeTrainingBanner } from './gate-screens.ts';
import classes from './gate.module.css';

/** A survey that has to be answered first (SES-19). */
export const MandatorySurveyPage = () => <DutyPage kind="survey" duty={useMe().mandatory.survey} />;

/** A required training that has to be done first; its banner can be closed where the client allows it (SES-19). */
export function RequiredTrainingPage() {
  const { t } = useTranslation('identity/gates');
  const me = useMe();
  const goOn = useGoOn();
  const close = () => {
    closeTrainingBanner(me);
    void goOn();
  };
  return (
    <DutyPage kind="training" duty={me.mandatory.training}>
      {me.has_close_banner_drills ? (
        <Button variant="subtle" onClick={close} fullWidth>
          {t('training.close')}
        </Button>
      ) : null}
    </DutyPage>
  );
}

const scenes = { survey: 'notebook', training: 'phone' } as const;

function DutyPage({ kind, duty, children }: { kind: 'survey' | 'training'; duty: Duty | null; children?: ReactNode }) {
  const { t } = useTranslation('identity/gates');
  if (!duty) return <Navigate to="/" replace />; // done meanwhile: the start leads to where they were going
  return (
    <GateFrame title={t(`${kind}.title`)} hint={t(`${kind}.hint`)}>
      <section className={classes.duty} aria-label={duty.title}>
        <div className={classes.scene} aria-hidden>
          <Scene objects={[scenes[kind]]} />
        </div>
        <h2>{duty.title}</h2>
      </section>
      <div className={classes.actions}>
        <LinkButton href={duty.address} fullWidth>
          {t(`${kind}.begin`)}
        </LinkButton>
        {children}
      </div>
    </GateFrame>
  );
}
