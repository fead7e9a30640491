import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { beginRehearsal, getRehearsal, listRehearsals } from '@vitrine/contract/closing';
import { Button, ConsolePanes, Empty, Failed, LinkButton, Loading, NativeSelect, PageHeading, ShelfEdge } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../closing.module.css';
import { Result } from './result.tsx';

/** A past campaign replayed under this one's points table: who wins, who loses, what it costs. Nothing is written about anybody. */
export function RehearsalScreen() {
  const { t, i18n } = useTranslation('closing');
  const { atForm } = useMessages();
  const { campaignId = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const locale = matchLocale(i18n.language);
  const [chosen, setChosen] = useState<{ past?: string; rehearsal?: string }>({});
  const listKey = ['closing', 'rehearsals', campaignId];
  const list = useQuery({ queryKey: listKey, queryFn: () => call(listRehearsals, { params: { campaignId } }) });
  const pastId = chosen.past ?? list.data?.past.find(({ id }) => id !== campaignId)?.id ?? list.data?.past[0]?.id ?? '';
  const rehearsalId = chosen.rehearsal ?? list.data?.items[0]?.id;
  const one = useQuery({
    queryKey: ['closing', 'rehearsal', campaignId, rehearsalId],
    queryFn: () => call(getRehearsal, { params: { campaignId, rehearsalId: rehearsalId ?? '' } }),
    enabled: rehearsalId !== undefined,
    refetchInterval: ({ state: { data } }) => (data && data.finishedAt === null ? 1_000 : false),
  });
  const begin = useMutation({
    mutationFn: () => call(beginRehearsal, { params: { campaignId }, body: { pastId } }),
    onSuccess: async ({ id }) => {
      setChosen({ ...chosen, rehearsal: id });
      await queries.invalidateQueries({ queryKey: listKey });
    },
  });
  const found = one.data;
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading
            title={t('rehearsal.title')}
            backHref={`/campaigns?open=${campaignId}`}
            hint={list.data ? t('rehearsal.hint', { name: list.data.campaignName }) : undefined}
            actions={
              <LinkButton href={`/campaigns/${campaignId}/points`} variant="default" size="sm">
                {t('rehearsal.rules')}
              </LinkButton>
            }
          />
          {list.isPending ? <Loading shape="table" rows={4} /> : null}
          {list.isError && !list.data ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.data?.past.length === 0 ? <Empty title={t('rehearsal.empty.title')} hint={t('rehearsal.empty.hint')} /> : null}
          {list.data && list.data.past.length > 0 ? (
            <div className={classes.begin}>
              <NativeSelect
                label={t('rehearsal.past')}
                value={pastId}
                onChange={(event) => setChosen({ ...chosen, past: event.currentTarget.value })}
                data={list.data.past.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Button onClick={() => begin.mutate()} loading={begin.isPending}>
                {t('rehearsal.begin')}
              </Button>
              {list.data.items.length > 1 ? (
                <NativeSelect
                  label={t('rehearsal.which')}
                  value={rehearsalId ?? ''}
                  onChange={(event) => setChosen({ ...chosen, rehearsal: event.currentTarget.value })}
                  data={list.data.items.map(({ id, number, pastName }) => ({
                    value: id,
                    label: t('rehearsal.named', { number, name: pastName }),
                  }))}
                />
              ) : null}
              {begin.isError ? <p role="alert">{atForm(refusalCode(begin.error))}</p> : null}
            </div>
          ) : null}
          {one.isError && !found ? <Failed error={one.error} onRetry={() => void one.refetch()} /> : null}
          {found && !found.result ? (
            <section aria-label={t('rehearsal.going')} role="status">
              <p>{t('rehearsal.progress', { done: formatNumber(found.done, locale), total: formatNumber(found.total, locale) })}</p>
              <ShelfEdge value={found.done / Math.max(1, found.total)} label={t('rehearsal.going')} />
            </section>
          ) : null}
          {found?.result ? <Result rehearsal={found} result={found.result} /> : null}
        </>
      }
    />
  );
}
