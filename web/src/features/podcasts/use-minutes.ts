import { useTranslation } from 'react-i18next';

/** A length in whole minutes, one at least: `18 min`. */
export function useMinutes(): (seconds: number) => string {
  const { t } = useTranslation('podcasts');
  return (seconds) => t('minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}
