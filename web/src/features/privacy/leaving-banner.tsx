import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { leavingDay } from './leaving-day.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './privacy.module.css';

/** Around every screen while a request to leave stands: when everything goes, and the way back. */
export function LeavingBanner({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('privacy');
  const locale = useLocale();
  return (
    <div role="status" className={classes.plate}>
      <p>{t('leave.banner', { day: leavingDay(dueAt, locale) })}</p>
      <Link href="/profile/leave">{t('leave.banner_way')}</Link>
    </div>
  );
}
