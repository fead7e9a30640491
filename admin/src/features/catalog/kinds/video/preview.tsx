import type { ActivityContentOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';

/** The film with its captions, in the browser's own player. */
export function VideoPreview({ title, content }: { title: string; content: ActivityContentOf<'video'> }) {
  const { t } = useTranslation(['catalog/kinds/video', 'catalog']);
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
      <p className={classes.note}>
        {t('counts_from', { percent: content.requiredPercent })}
        {content.noSkip ? ` ${t('no_skip_note')}` : ''}
      </p>
    </div>
  );
}
