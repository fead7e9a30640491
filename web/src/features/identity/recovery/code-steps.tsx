import { useState } from 'react';
import type { Facts } from './api.ts';
import { ChannelStep } from './channel-step.tsx';
import { CodeStep } from './code-step.tsx';
import { FactsStep } from './facts-step.tsx';

type Step =
  | { at: 'facts' }
  | { at: 'channel'; facts: Facts; phone: string }
  | { at: 'code'; facts: Facts; phone: string; cooldownSeconds: number };

/** Document and birthday, then the channel, then the code (LOG-07). */
export function CodeSteps() {
  const [step, setStep] = useState<Step>({ at: 'facts' });
  if (step.at === 'facts') return <FactsStep onFound={(found) => setStep({ at: 'channel', ...found })} />;
  const again = () => setStep({ at: 'channel', facts: step.facts, phone: step.phone });
  if (step.at === 'code') return <CodeStep {...step} onAgain={again} />;
  return <ChannelStep {...step} onSent={(cooldownSeconds) => setStep({ ...step, at: 'code', cooldownSeconds })} />;
}
