import type { ActivityContentOf } from '@vitrine/contract/activities';
import classes from '../kinds.module.css';
import { WatchedNote } from './watched-note.tsx';

/** The film with its captions, in the browser's own player. */
export function VideoPreview({ title, content }: { title: string; content: ActivityContentOf<'video'> }) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are those that the author sent */}
      <video
        className={classes.video}
        controls
        playsInline
        preload="metadata"
        poster={content.poster ?? undefined}
        src={content.url}
        aria-label={title}
      >
        {content.captions.map(({ locale, label, url }, place) => (
          <track key={locale} kind="captions" srcLang={locale} label={label} src={url} default={place === 0} />
        ))}
      </video>
      <WatchedNote content={content} />
    </div>
  );
}
