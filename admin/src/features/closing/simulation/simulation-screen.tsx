import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { beginSimulation, getSimulation, listSimulations } from '@vitrine/contract/closing';
import { Button, ConsolePanes, Empty, Failed, LinkButton, Loading, NativeSelect, PageHeading, ProgressBar } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../closing.module.css';
import { Result } from './result.tsx';

/** A past campaign replayed under this one's points table: who wins, who loses, what it costs. Nothing is written about anybody. */
export function SimulationScreen() {
  const { t, i18n } = useTranslation('closing');
  const { atForm } = useMessages();
  const { campaignId = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const locale = matchLocale(i18n.language);
  const [chosen, setChosen] = useState<{ past?: string; simulation?: string }>({});
  const listKey = ['closing', 'simulations', campaignId];
  const list = useQuery({ queryKey: listKey, queryFn: () => call(listSimulations, { params: { campaignId } }) });
  const pastId = chosen.past ?? list.data?.past.find(({ id }) => id !== campaignId)?.id ?? list.data?.past[0]?.id ?? '';
  const simulationId = chosen.simulation ?? list.data?.items[0]?.id;
  const one = useQuery({
    queryKey: ['closing', 'simulation', campaignId, simulationId],
    queryFn: () => call(getSimulation, { params: { campaignId, simulationId: simulationId ?? '' } }),
    enabled: simulationId !== undefined,
    refetchInterval: ({ state: { data } }) => (data && data.finishedAt === null ? 1_000 : false),
  });
  const begin = useMutation({
    mutationFn: () => call(beginSimulation, { params: { campaignId }, body: { pastId } }),
    onSuccess: async ({ id }) => {
      setChosen({ ...chosen, simulation: id });
      await queries.invalidateQueries({ queryKey: listKey });
    },
  });
  const found = one.data;
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading
            title={t('simulation.title')}
            backHref={`/campaigns?open=${campaignId}`}
            hint={list.data ? t('simulation.hint', { name: list.data.campaignName }) : undefined}
            actions={
              <LinkButton href={`/campaigns/${campaignId}/points`} variant="default" size="sm">
                {t('simulation.rules')}
              </LinkButton>
            }
          />
          {list.isPending ? <Loading shape="table" rows={4} /> : null}
          {list.isError && !list.data ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.data?.past.length === 0 ? <Empty title={t('simulation.empty.title')} hint={t('simulation.empty.hint')} /> : null}
          {list.data && list.data.past.length > 0 ? (
            <div className={classes.begin}>
              <NativeSelect
                label={t('simulation.past')}
                value={pastId}
                onChange={(event) => setChosen({ ...chosen, past: event.currentTarget.value })}
                data={list.data.past.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Button onClick={() => begin.mutate()} loading={begin.isPending}>
                {t('simulation.begin')}
              </Button>
              {list.data.items.length > 1 ? (
                <NativeSelect
                  label={t('simulation.which')}
                  value={simulationId ?? ''}
                  onChange={(event) => setChosen({ ...chosen, simulation: event.currentTarget.value })}
                  data={list.data.items.map(({ id, number, pastName }) => ({
                    value: id,
                    label: t('simulation.named', { number, name: pastName }),
                  }))}
                />
              ) : null}
              {begin.isError ? <p role="alert">{atForm(refusalCode(begin.error))}</p> : null}
            </div>
          ) : null}
          {one.isError && !found ? <Failed error={one.error} onRetry={() => void one.refetch()} /> : null}
          {found && !found.result ? (
            <section aria-label={t('simulation.going')} role="status">
              <p>{t('simulation.progress', { done: formatNumber(found.done, locale), total: formatNumber(found.total, locale) })}</p>
              <ProgressBar value={found.done / Math.max(1, found.total)} label={t('simulation.going')} />
            </section>
          ) : null}
          {found?.result ? <Result simulation={found} result={found.result} /> : null}
        </>
      }
    />
  );
}
