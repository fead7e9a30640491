import { useTranslation } from 'react-i18next';
import classes from '../kinds/kinds.module.css';

/** What members find here is what the classes are: their dates, seats and states are not the course’s. */
export function ClassPreview({ content: { classIds } }: { content: { classIds: readonly string[] } }) {
  const { t } = useTranslation('catalog/class-activity');
  return <p className={classes.note}>{classIds.length === 0 ? t('shows_all') : t('shows', { count: classIds.length })}</p>;
}
