import type { ActivityContentOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';
import { WatchedNote } from '../video/watched-note.tsx';

/** Where the stream comes from; it plays in the learner's player. */
export function WowzaPreview({ content }: { content: ActivityContentOf<'wowza'> }) {
  const { t } = useTranslation(['catalog/kinds/wowza', 'catalog']);
  return (
    <div>
      <p className={classes.note}>{content.url === null ? t('not_set_up') : new URL(content.url).origin + new URL(content.url).pathname}</p>
      <WatchedNote content={content} />
    </div>
  );
}
