import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@vitrine/domain/kernel';
import { limitClientStorage, type ClientStorage } from '@vitrine/contract/tenancy';
import { Button, Card, Failed, Loading, ProgressBar, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { clientStorageQuery, limitStorage } from './api.ts';
import classes from './tenancy.module.css';

const mebibyte = 1_048_576;
/** As the limit counts, so that what is full reads alike on both sides. */
const inMegabytes = (megabytes: number, locale: Locale) => `${formatNumber(Math.round(megabytes * 10) / 10, locale)} MB`;

/** How much a client's files take and may take; a superuser gives it a limit of its own (CAL-06). */
export function ClientStorageCard({ clientId }: { clientId: string }) {
  const { t } = useTranslation('tenancy');
  const storage = useQuery(clientStorageQuery(clientId));
  const maySet = useMay('clients.create');
  return (
    <div className={classes.form}>
      <Card label={t('storage.title')}>
        <h2 className={classes.heading}>{t('storage.title')}</h2>
        <p className={classes.lead}>{t('storage.hint')}</p>
        {storage.isPending ? <Loading shape="list" rows={1} /> : null}
        {storage.isError ? <Failed error={storage.error} onRetry={() => void storage.refetch()} /> : null}
        {storage.data ? <Status storage={storage.data} /> : null}
        {storage.data && maySet ? <OwnLimit key={storage.data.ownMegabytes} clientId={clientId} storage={storage.data} /> : null}
      </Card>
    </div>
  );
}

function Status({ storage: { bytes, ownMegabytes, everyMegabytes } }: { storage: ClientStorage }) {
  const { t, i18n } = useTranslation('tenancy');
  const locale = matchLocale(i18n.language);
  const used = inMegabytes(bytes / mebibyte, locale);
  const megabytes = Math.min(ownMegabytes ?? Infinity, everyMegabytes ?? Infinity);
  if (megabytes === Infinity) return <p>{t('storage.used', { used })}</p>;
  const sentence = t('storage.used_of', { used, most: inMegabytes(megabytes, locale) });
  return (
    <>
      <p>{sentence}</p>
      <ProgressBar value={bytes / mebibyte / megabytes} label={t('storage.bar')} valueText={sentence} />
      {bytes >= megabytes * mebibyte ? <p role="status">{t('storage.full')}</p> : null}
      {everyMegabytes === null ? null : <p className={classes.lead}>{t('storage.every', { most: inMegabytes(everyMegabytes, locale) })}</p>}
    </>
  );
}

const Limit = limitClientStorage.body.pick({ ownMegabytes: true });

function OwnLimit({ clientId, storage: { ownMegabytes: before } }: { clientId: string; storage: ClientStorage }) {
  const { t } = useTranslation('tenancy');
  const queries = useQueryClient();
  const { queryKey } = clientStorageQuery(clientId);
  const form = useZodForm(Limit, { ownMegabytes: before });
  const send = useMutation({
    mutationFn: ({ ownMegabytes }: { ownMegabytes: number | null }) => limitStorage(clientId, { before, ownMegabytes }),
    onSuccess: (kept) => {
      queries.setQueryData(queryKey, kept);
      showToast({ text: t('storage.saved') });
    },
    onError: (error) => showRefusal(form, error),
  });
  return (
    <form
      className={classes.group}
      noValidate
      aria-label={t('storage.title')}
      onSubmit={(event) => void form.handleSubmit((asked) => send.mutate(asked))(event)}
    >
      <Field form={form} name="ownMegabytes" type="number" label={t('storage.own')} hint={t('storage.own_hint')} />
      <FormRefusal form={form} />
      <div>
        <Button type="submit" size="sm" variant="default" loading={send.isPending}>
          {t('storage.send')}
        </Button>
      </div>
    </form>
  );
}
