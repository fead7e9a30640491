import type { Device } from '@vitrine/contract/identity';
import { Button, Card, Failed, Loading, StateChip, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatInstant } from '@vitrine/ui/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../../shared/device/clock.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconLogout } from '../../../shared/icons.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { devicesQuery, logOutThere } from './api.ts';
import classes from './profile.module.css';

/** Where a person is logged in, and the way to end that from here. */
export function DevicesPage() {
  const { t } = useTranslation('identity/profile');
  const devices = useQuery(devicesQuery);
  return (
    <>
      <PageTitle title={t('devices.title')} backHref="/profile" />
      <p className={classes.hint}>{t('devices.hint')}</p>
      {devices.isPending ? <Loading shape="list" rows={2} /> : null}
      {devices.isError && !devices.data ? <Failed error={devices.error} onRetry={() => void devices.refetch()} /> : null}
      {devices.data ? (
        <ul className={classes.list}>
          {devices.data.items.map((device) => (
            <li key={device.id}>
              <DeviceCard device={device} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function DeviceCard({ device: { id, name, beganAt, lastSeenAt, isThis } }: { device: Device }) {
  const { t } = useTranslation('identity/profile');
  const locale = useLocale();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => logOutThere(id),
    onSuccess: (left) => {
      queries.setQueryData(devicesQuery.queryKey, left);
      showToast({ text: t('devices.ended') });
    },
  });
  const called = name || t('devices.unknown');
  const written = (instant: string) => formatInstant(instant, timeZone(), locale);
  return (
    <Card className={classes.item ?? ''}>
      <div className={classes.head}>
        <h2>{called}</h2>
        {isThis ? <StateChip state="brand">{t('devices.this')}</StateChip> : null}
      </div>
      <p>
        {t('devices.seen', { when: written(lastSeenAt) })}
        <br />
        {t('devices.began', { when: written(beganAt) })}
      </p>
      <FormFault code={end.isError ? refusalCode(end.error) : undefined} />
      {isThis ? null : (
        <Button
          variant="default"
          loading={end.isPending}
          leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
          onClick={() => end.mutate()}
        >
          {t('devices.end')}
        </Button>
      )}
    </Card>
  );
}
