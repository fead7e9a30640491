import { IconButton } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconExternalLink, IconMinus, IconPlus, IconRotateClockwise } from '../../shared/icons.ts';
import classes from './photo.module.css';
import type { usePhotoView } from './use-photo-view.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Nearer, farther, turned, and in a tab of its own. */
export function PhotoTools({ view, url }: { view: ReturnType<typeof usePhotoView>; url: string }) {
  const { t, i18n } = useTranslation('sales');
  return (
    <div className={classes.tools} role="group" aria-label={t('photo_tools')}>
      <IconButton label={t('farther')} onClick={view.farther} disabled={view.isWhole}>
        <IconMinus {...icon} />
      </IconButton>
      <span className={classes.zoom} aria-live="polite">
        {formatNumber(view.zoom * 100, matchLocale(i18n.language))}%
      </span>
      <IconButton label={t('nearer')} onClick={view.nearer} disabled={view.isNearest} aria-keyshortcuts="Z">
        <IconPlus {...icon} />
      </IconButton>
      <IconButton label={t('turn')} onClick={view.turn} aria-keyshortcuts="G">
        <IconRotateClockwise {...icon} />
      </IconButton>
      <a className={classes.away} href={url} target="_blank" rel="noreferrer" aria-label={t('open_photo')}>
        <IconExternalLink {...icon} />
      </a>
    </div>
  );
}
