import { Button, LinkButton } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { calling } from '../../shared/connection.ts';
import { FormFault } from '../../shared/field-fault.tsx';
import { useTabTitle } from '../../shared/page-title.tsx';
import classes from './preferences.module.css';

const sendUnsubscribe = calling(async () => (await import('./preferences-calls.ts')).sendUnsubscribe); // nobody may have logged in here

/** Where a letter's last link leads: one press ends the letters, without a log-in. Programs that open links by themselves end nothing. */
export function UnsubscribePage() {
  const { t } = useTranslation('notices');
  const { token } = useParams({ from: '/public/unsubscribe/$token' });
  const end = useMutation({ mutationFn: () => sendUnsubscribe(token) });
  const title = t(end.isSuccess ? 'unsubscribe.done' : 'unsubscribe.title');
  useTabTitle(title);
  return (
    <main className={classes.outside}>
      <h1>{title}</h1>
      <p>{t(end.isSuccess ? 'unsubscribe.done_hint' : 'unsubscribe.hint')}</p>
      {end.isError ? <FormFault code={refusalCode(end.error)} /> : null}
      {end.isSuccess ? (
        <LinkButton href="/notice-preferences" variant="default">
          {t('preferences.title')}
        </LinkButton>
      ) : (
        <Button onClick={() => end.mutate()} loading={end.isPending}>
          {t('unsubscribe.end')}
        </Button>
      )}
    </main>
  );
}
