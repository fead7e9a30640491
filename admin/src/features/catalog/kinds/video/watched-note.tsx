import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';

/** What counts as watched, under the preview of whatever plays. */
export function WatchedNote({ content }: { content: { requiredPercent: number; noSkip: boolean } }) {
  const { t } = useTranslation(['catalog/kinds/video', 'catalog']);
  return (
    <p className={classes.note}>
      {t('counts_from', { percent: content.requiredPercent })}
      {content.noSkip ? ` ${t('no_skip_note')}` : ''}
    </p>
  );
}
