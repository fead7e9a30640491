import type { MyEncounter } from '@vitrine/contract/classes';
import { SceneFigure } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { cityOfEncounter, useWhen } from '../class-words.tsx';
import classes from './lounge.module.css';
import { useCountdown } from './use-countdown.ts';

type StageProps = { title: string; instructor: string | null; encounter: MyEncounter; onTime: () => void };

/** The webinar on its stage, over the time that is left, in the reader's own zone by its name. */
export function LoungeStage({ title, instructor, encounter, onTime }: StageProps) {
  const { t } = useTranslation('classes');
  const when = useWhen();
  const left = useCountdown(Date.parse(encounter.beginsAt), onTime);
  return (
    <section className={classes.stage} aria-label={title}>
      <div className={classes.window}>
        <span className={classes.pool} />
        <SceneFigure object="microphone" className={classes.object} />
        <div className={classes.words}>
          <p>{instructor === null ? t('lounge.webinar') : t('lounge.with', { name: instructor })}</p>
          <h2>{title}</h2>
        </div>
      </div>
      <div className={classes.shelf}>
        <p className={classes.clock} role="timer" aria-label={t('lounge.starts_in')}>
          <LeftWords seconds={left} encounter={encounter} />
        </p>
        <p className={classes.when}>
          <b>{when(encounter)}</b>
          {t('zone', { city: cityOfEncounter(encounter) })}
        </p>
      </div>
      <p className={classes.phase} role="status">
        {t(`lounge.phase.${encounter.phase}`)}
      </p>
    </section>
  );
}

const daySeconds = 86_400;

function LeftWords({ seconds, encounter: { phase } }: { seconds: number; encounter: MyEncounter }) {
  const { t } = useTranslation('classes');
  if (phase === 'over') return '—';
  if (seconds === 0) return t('lounge.now');
  if (seconds >= 2 * daySeconds) return t('lounge.days', { count: Math.floor(seconds / daySeconds) });
  const pieces = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = pieces[0] === 0 ? pieces.slice(1) : pieces;
  return shown.map((piece, place) => (place === 0 ? String(piece) : String(piece).padStart(2, '0'))).join(':');
}
