import { Button, Card } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phonePush, type PhonePushState } from '../../shared/device/push.ts';
import { keep, kept } from '../../shared/device/storage.ts';
import { FormFault } from '../../shared/field-fault.tsx';
import { IconBell } from '../../shared/icons.ts';
import { pushQuery } from './pages-api.ts';
import { keepPhone } from './phone.ts';
import classes from './phone-notices.module.css';

const stateKey = ['notices-phone'];
const laterKey = 'phone-notices-later';

type PhoneNoticesProps = { /** In the inbox it asks once, and may be put off; among the preferences it stays. */ isInvitation?: boolean };

/**
 * Whether this phone is told of notices, and the way to change it (MOB-01). The system asks the person on their tap alone. Where the operator sends nothing, and in a browser,
 * nothing is said of it.
 */
export function PhoneNotices({ isInvitation = false }: PhoneNoticesProps) {
  const { t } = useTranslation('notices');
  const queries = useQueryClient();
  const offered = useQuery({ ...pushQuery, enabled: phonePush !== undefined });
  const found = useQuery({
    queryKey: stateKey,
    queryFn: async () => phonePush?.state() ?? null,
    enabled: phonePush !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
  const [isPutOff, setPutOff] = useState(() => kept(laterKey) !== undefined);
  const become = (state: PhonePushState) => queries.setQueryData(stateKey, state);
  const turnOn = useMutation({
    mutationFn: async () => {
      const name = await phonePush?.turnOn();
      if (name === undefined || name === 'refused') return become('refused');
      await keepPhone(name);
      return become('on');
    },
  });
  const turnOff = useMutation({
    mutationFn: async () => {
      const name = await phonePush?.turnOff();
      if (name) await (await import('./push-calls.ts')).sendForgotten(name).catch(() => undefined); // its name is no more, whatever the server knows
      return become('off');
    },
  });
  const state = found.data;
  if (!offered.data?.isOn || !state || (isInvitation && (state !== 'off' || isPutOff))) return null;
  const later = () => {
    keep(laterKey, 'yes');
    setPutOff(true);
  };
  return (
    <Card label={t('phone.title')} className={classes.card ?? ''}>
      <span className={classes.sign}>
        <IconBell size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <h2>{t('phone.title')}</h2>
        <p role={state === 'off' ? undefined : 'status'}>{t(`phone.${state}`)}</p>
      </div>
      {turnOn.isError ? <FormFault code={refusalCode(turnOn.error)} /> : null}
      <div className={classes.foot}>
        {state === 'off' ? (
          <Button onClick={() => turnOn.mutate()} loading={turnOn.isPending}>
            {t('phone.turn_on')}
          </Button>
        ) : null}
        {state === 'on' ? (
          <Button variant="default" onClick={() => turnOff.mutate()} loading={turnOff.isPending}>
            {t('phone.turn_off')}
          </Button>
        ) : null}
        {isInvitation ? (
          <Button variant="subtle" onClick={later}>
            {t('phone.later')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
