import type { Leaving } from '@vitrine/contract/privacy';
import { Button, Card, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../shared/device/clock.ts';
import { FormFault } from '../../shared/field-fault.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { leavingQuery, withdrawLeaving } from './api.ts';
import { leavingDay } from './leaving-day.ts';
import classes from './privacy.module.css';

/** The request as it stands: when everything goes, and the way back. */
export function LeaveRequest({ request: { dueAt } }: { request: NonNullable<Leaving['request']> }) {
  const { t } = useTranslation('privacy');
  const locale = useLocale();
  const queries = useQueryClient();
  const stay = useMutation({
    mutationFn: () => withdrawLeaving(),
    onSuccess: (kept) => {
      queries.setQueryData(leavingQuery.queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['identity', 'me'] });
      showToast({ text: t('leave.stayed') });
    },
  });
  const count = Math.max(0, Math.floor((Date.parse(dueAt) - nowMs()) / 86_400_000));
  return (
    <Card className={classes.item ?? ''}>
      <h2>{t('leave.asked')}</h2>
      <p role="status">
        <b>{t('leave.left', { day: leavingDay(dueAt, locale) })}</b>
        <br />
        {t('leave.until', { count })}
      </p>
      <FormFault code={stay.isError ? refusalCode(stay.error) : undefined} />
      <Button loading={stay.isPending} onClick={() => stay.mutate()} fullWidth>
        {t('leave.stay')}
      </Button>
    </Card>
  );
}
