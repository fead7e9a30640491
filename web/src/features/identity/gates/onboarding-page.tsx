import { Button, Scene } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../use-me.ts';
import { GateFrame } from './gate-frame.tsx';
import classes from './gate.module.css';
import { usePassGate } from './use-pass-gate.ts';

const steps = [
  { name: 'learn', scene: 'notebook' },
  { name: 'prove', scene: 'phone' },
  { name: 'earn', scene: 'gift-card' },
] as const;

/** The first steps, once (LOG-17): what the portal is for, in three looks. */
export function OnboardingPage() {
  const { t } = useTranslation('identity');
  const { client } = useMe();
  const pass = usePassGate('onboarding');
  const { atForm } = useMessages();
  const [place, setPlace] = useState(0);
  const { name, scene } = steps[place] ?? steps[0];
  const isLast = place === steps.length - 1;
  return (
    <GateFrame title={t('gate.steps.title', { program: client.program || client.name })} hasWayOut={false}>
      <div className={classes.scene} aria-hidden>
        <Scene objects={[scene]} />
      </div>
      <section className={classes.step} aria-live="polite">
        <p className={classes.place}>{t('gate.steps.place', { step: place + 1, of: steps.length })}</p>
        <h2>{t(`gate.steps.${name}.title`)}</h2>
        <p>{t(`gate.steps.${name}.hint`)}</p>
      </section>
      <div className={classes.actions}>
        {pass.isError ? <p role="alert">{atForm(refusalCode(pass.error))}</p> : null}
        <Button onClick={() => (isLast ? pass.mutate() : setPlace(place + 1))} loading={isLast && pass.isPending} fullWidth>
          {t(isLast ? 'gate.steps.begin' : 'continue')}
        </Button>
        {isLast ? null : (
          <Button variant="subtle" onClick={() => pass.mutate()} loading={pass.isPending} fullWidth>
            {t('gate.steps.skip')}
          </Button>
        )}
      </div>
    </GateFrame>
  );
}
