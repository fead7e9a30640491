import { formatClock } from '@vitrine/ui/words';
import classes from './transcript.module.css';

/** One line of what is said in a sound, by the second where it begins. */
export type Line = { from: number; speaker: string; text: string };
/** `hasHeading`: off where a tab says already what this is. */
type TranscriptProps = { label: string; lines: readonly Line[]; position: number; onGo: (seconds: number) => void; hasHeading?: boolean };

/** What is said, line by line; each line goes to its place in the sound. */
export function Transcript({ label, lines, position, onGo, hasHeading = true }: TranscriptProps) {
  const now = lines.findLastIndex(({ from }) => from <= position + 0.05);
  return (
    <section className={classes.transcript} aria-label={label}>
      {hasHeading ? <h2>{label}</h2> : null}
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

/** The lines of a track that the browser has read. */
export const linesOf = (track: TextTrack): Line[] => [...(track.cues ?? [])].map((cue) => lineOf(cue));

/** Who speaks stands in a mark of its own: `<v Ana>`. */
function lineOf(cue: TextTrackCue): Line {
  const written = cue instanceof VTTCue ? cue.text : '';
  const speaker = /^<v(?:\.[\w.]+)? ([^>]+)>/.exec(written)?.[1] ?? '';
  return { from: cue.startTime, speaker, text: written.replaceAll(/<[^>]*>/g, '').trim() };
}
