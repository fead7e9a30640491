import type { ActivityContentOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';

/** Whether it can be opened: the course itself is looked at where it lies. */
export function CloudPreview({ content }: { content: ActivityContentOf<'scorm_cloud'> }) {
  const { t } = useTranslation(['catalog/kinds/scorm-cloud', 'catalog']);
  return <p className={classes.note}>{t(content.isSetUp ? 'set_up' : 'not_set_up')}</p>;
}
