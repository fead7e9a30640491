import { useTranslation } from 'react-i18next';

/** Minutes as people say them: 3 h, 45 min. */
export function useLasting(): (minutes: number) => string {
  const { t } = useTranslation('sence');
  return (minutes) => (minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes }));
}
