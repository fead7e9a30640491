import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { addSiteHost, listHosts, removeSiteHost, setMainHost, type SiteHosts } from '@vitrine/contract/tenancy';
import { Button, Card, ConsolePanes, Dialog, Failed, Loading, PageHeading, showToast, StateChip, Table } from '@vitrine/ui';
import { Field, FormRefusal, refusalCode, showRefusal, useMessages, useZodForm } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import classes from './tenancy.module.css';

const hostsKey = ['tenancy', 'hosts'] as const;

/** The addresses of this site, and which of them its letters name (ADM-03). */
export function HostsScreen() {
  const { t } = useTranslation('tenancy');
  const hosts = useQuery({ queryKey: hostsKey, queryFn: () => call(listHosts, {}) });
  return (
    <ConsolePanes
      header={<PageHeading title={t('hosts.title')} backHref="/login-configuration" hint={t('hosts.lead')} />}
      detail={
        <div className={classes.form}>
          {hosts.isPending ? <Loading shape="table" rows={3} /> : null}
          {hosts.isError ? <Failed error={hosts.error} onRetry={() => void hosts.refetch()} /> : null}
          {hosts.data ? <HostsTable items={hosts.data.items} /> : null}
          {hosts.data ? <NewHost /> : null}
        </div>
      }
    />
  );
}

/** A change of the addresses: the answer is the list as it is now. */
function useChange(send: (host: string) => Promise<SiteHosts>, said: 'moved' | 'removed', onDone?: () => void) {
  const { t } = useTranslation('tenancy');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (now, host) => {
      queries.setQueryData(hostsKey, now);
      showToast({ text: t(`hosts.${said}`, { host }) });
      onDone?.();
    },
  });
}

function HostsTable({ items }: SiteHosts) {
  const { t } = useTranslation('tenancy');
  const { atForm } = useMessages();
  const [leaving, setLeaving] = useState<string | undefined>();
  const move = useChange((host) => call(setMainHost, { body: { host } }), 'moved');
  const remove = useChange(
    (host) => call(removeSiteHost, { params: { host } }),
    'removed',
    () => setLeaving(undefined),
  );
  const close = () => {
    remove.reset();
    setLeaving(undefined);
  };
  return (
    <Card label={t('hosts.title')}>
      <Table aria-label={t('hosts.title')}>
        <Table.Tbody>
          {items.map(({ host, isMain, isHere }) => (
            <Table.Tr key={host}>
              <Table.Th scope="row">{host}</Table.Th>
              <Table.Td>
                {isMain ? <StateChip>{t('hosts.main')}</StateChip> : null}{' '}
                {isHere ? <StateChip icon={null}>{t('hosts.here')}</StateChip> : null}
              </Table.Td>
              <Table.Td>
                {isMain ? null : (
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={t('hosts.make_main_of', { host })}
                    loading={move.isPending}
                    onClick={() => move.mutate(host)}
                  >
                    {t('hosts.make_main')}
                  </Button>
                )}{' '}
                {isMain || isHere ? null : (
                  <Button size="sm" variant="subtle" aria-label={t('hosts.remove_of', { host })} onClick={() => setLeaving(host)}>
                    {t('hosts.remove')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p role="alert">{move.error ? atForm(refusalCode(move.error)) : null}</p>
      <Dialog isOpen={leaving !== undefined} onClose={close} title={t('hosts.remove_title', { host: leaving ?? '' })}>
        <p>{t('hosts.remove_means')}</p>
        <DialogFoot
          onClose={close}
          error={remove.error}
          color="refused"
          loading={remove.isPending}
          onClick={() => {
            if (leaving !== undefined) remove.mutate(leaving);
          }}
        >
          {t('hosts.remove')}
        </DialogFoot>
      </Dialog>
    </Card>
  );
}

function NewHost() {
  const { t } = useTranslation('tenancy');
  const queries = useQueryClient();
  const form = useZodForm(addSiteHost.body, { host: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (body) => {
    try {
      queries.setQueryData(hostsKey, await call(addSiteHost, { body }));
      showToast({ text: t('hosts.added') });
      form.reset();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Card label={t('hosts.add')}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.stack} aria-label={t('hosts.add')}>
        <Field form={form} name="host" label={t('hosts.host')} hint={t('hosts.host_hint')} autoComplete="off" />
        <FormRefusal form={form} />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {t('hosts.add')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
