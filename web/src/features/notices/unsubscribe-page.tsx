import { Button, LinkButton } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { calling } from '../../shared/connection.ts';
import { FormFault } from '../../shared/field-fault.tsx';
import { rootFrame } from '../../shared/frames.tsx';
import classes from './preferences.module.css';

const sendUnsubscribe = calling(async () => (await import('./preferences-calls.ts')).sendUnsubscribe); // nobody may have logged in here
const fetchUnsubscribe = calling(async () => (await import('./preferences-calls.ts')).fetchUnsubscribe);

/** Where an e-mail's last link leads: one press ends the e-mails, without a log-in. Programs that open links by themselves end nothing. */
export function UnsubscribePage() {
  const { t } = useTranslation('notices');
  const { PublicSheet } = rootFrame.useRouteContext();
  const { token } = useParams({ from: '/public/unsubscribe/$token' });
  const whose = useQuery({
    queryKey: ['notices', 'unsubscribe', token],
    queryFn: () => fetchUnsubscribe(token),
    retry: false,
    staleTime: Infinity,
  });
  const end = useMutation({ mutationFn: () => sendUnsubscribe(token) });
  const title = t(end.isSuccess ? 'unsubscribe.done' : 'unsubscribe.title');
  return (
    <PublicSheet title={title} hint={t(end.isSuccess ? 'unsubscribe.done_hint' : 'unsubscribe.hint')} brand={whose.data?.brand}>
      <div className={classes.outside}>
        {end.isError ? <FormFault code={refusalCode(end.error)} /> : null}
        {end.isSuccess ? (
          <LinkButton href="/notice-preferences" variant="default" fullWidth>
            {t('preferences.title')}
          </LinkButton>
        ) : (
          <Button onClick={() => end.mutate()} loading={end.isPending} fullWidth>
            {t('unsubscribe.end')}
          </Button>
        )}
      </div>
    </PublicSheet>
  );
}
