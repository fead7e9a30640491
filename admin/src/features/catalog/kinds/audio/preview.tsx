import type { ActivityContentOf } from '@vitrine/contract/activities';
import { WatchedNote } from '../video/watched-note.tsx';

/** The sound in the browser's own player. */
export function AudioPreview({ title, content }: { title: string; content: ActivityContentOf<'audio'> }) {
  return (
    <div>
      <audio controls preload="metadata" src={content.url} aria-label={title}>
        <track kind="captions" srcLang={content.transcript?.locale} src={content.transcript?.url} />
      </audio>
      <WatchedNote content={content} />
    </div>
  );
}
