import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import type { Line } from './use-lines.ts';
import classes from './audio-player.module.css';

type TranscriptProps = { lines: readonly Line[]; position: number; onGo: (seconds: number) => void };

/** What is said, line by line; each line goes to its place in the sound. */
export function Transcript({ lines, position, onGo }: TranscriptProps) {
  const { t } = useTranslation(['learning/kinds/audio', 'learning']);
  const now = lines.findLastIndex(({ from }) => from <= position + 0.05);
  return (
    <section className={classes.transcript} aria-label={t('transcript')}>
      <h2>{t('transcript')}</h2>
      <ol>
        {lines.map((line, index) => (
          <li key={line.from} aria-current={index === now || undefined}>
            <button type="button" onClick={() => onGo(line.from)}>
              <span className={classes.clock}>{formatClock(line.from)}</span>
              <span>
                {line.speaker ? <b>{line.speaker}</b> : null}
                {line.text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
