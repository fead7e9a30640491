import type { PlayerPage } from '@vitrine/contract/learning';
import { useMutation } from '@tanstack/react-query';
import { Button, Card } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { fetchDialogs } from '../../../shared/ask.tsx';
import { dayOf, nowMs, timeZone } from '../../../shared/device/clock.ts';
import { useIsOnline } from '../../../shared/device/network.ts';
import { IconDownload } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from '../downloads/downloads.module.css';
import type { OwnLease } from './lease-on-device.ts';

const theLeases = () => import('./own-lease.ts');
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Before a test: takes it along for a place without a network, or says that it lies here and until when (OFF-04). Nothing is used up by that. */
export function LeaseWay({ page, own, onChange }: { page: PlayerPage; own: OwnLease | null; onChange: () => void }) {
  const { t } = useTranslation('learning/leases');
  const { atForm } = useMessages();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const take = useMutation({
    // The screens that it is answered on come along.
    mutationFn: async () =>
      (await Promise.all([theLeases(), import('./own-test.tsx'), import('./own-waiting.tsx'), fetchDialogs()]))[0].takeAlong(page),
    onSuccess: onChange,
  });
  const leave = useMutation({
    mutationFn: async () => (await theLeases()).forgetOwn(page.activity.id),
    networkMode: 'always',
    onSuccess: onChange,
  });
  const day = own ? formatDay(dayOf(Date.parse(own.endsAt), timeZone()), locale, 'long') : '';
  if (!own || (isOnline && isEnded(own)))
    return isOnline ? (
      <>
        <Button variant="subtle" leftSection={<IconDownload {...icon} />} loading={take.isPending} onClick={() => take.mutate()}>
          {t('take')}
        </Button>
        {take.isError ? <p role="alert">{atForm(refusalCode(take.error))}</p> : null}
      </>
    ) : null;
  return (
    <Card className={classes.waiting ?? ''}>
      <b role="status">{t('here')}</b>
      <p>{t(isEnded(own) ? 'ended' : 'here_hint', { day })}</p>
      <Button variant="default" onClick={() => leave.mutate()}>
        {t('remove')}
      </Button>
    </Card>
  );
}

/** By the clock of the device; the server judges by its own. */
export const isEnded = ({ endsAt }: OwnLease): boolean => nowMs() >= Date.parse(endsAt);
