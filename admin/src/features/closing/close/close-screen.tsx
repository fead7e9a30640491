import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { beginClose, getClose, type CampaignClose } from '@vitrine/contract/closing';
import { Button, ConsolePanes, Dialog, Failed, Loading, PageHeading, ProgressBar, StateChip } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import classes from '../closing.module.css';
import { CloseTable } from './close-table.tsx';
import { Report } from './report.tsx';

const steps = ['pending', 'simulation', 'close', 'report'] as const;
const stepNow: Record<CampaignClose['stage'], number> = { running: 1, ready: 2, closing: 2, closed: 4 };

/** The close of a campaign: what waits, what it would do, how far it is, and the report that adds up. */
export function CloseScreen() {
  const { t, i18n } = useTranslation('closing');
  const { campaignId = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const locale = matchLocale(i18n.language);
  const [isAsking, setAsking] = useState(false);
  const queryKey = ['closing', 'close', campaignId];
  const found = useQuery({
    queryKey,
    queryFn: () => call(getClose, { params: { campaignId } }),
    refetchInterval: ({ state: { data } }) => (data?.stage === 'closing' ? 1_500 : false),
  });
  const begin = useMutation({
    mutationFn: () => call(beginClose, { params: { campaignId }, body: {} }),
    onSuccess: (begun) => {
      queries.setQueryData(queryKey, begun);
      setAsking(false);
    },
  });
  const close = found.data;
  const at = (instant: string) => formatInstant(instant, deviceZone(), locale);
  const count = (value: number) => formatNumber(value, locale);
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading
            title={close ? t('close.title', { name: close.campaignName }) : t('close.plain')}
            backHref={`/campaigns?open=${campaignId}`}
            hint={close ? t(`close.hint.${close.stage}`, { at: at(close.closableAt) }) : undefined}
            actions={
              close?.can.close ? (
                <Button size="sm" onClick={() => setAsking(true)}>
                  {t('close.begin')}
                </Button>
              ) : close ? (
                <StateChip state={close.stage === 'closed' ? 'earned' : 'quiet'}>{t(`close.stage.${close.stage}`)}</StateChip>
              ) : null
            }
          />
          {found.isPending ? <Loading shape="table" rows={6} /> : null}
          {found.isError && !close ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {close ? (
            <>
              <ol className={classes.steps}>
                {steps.map((step, place) => (
                  <li key={step} data-state={place < stepNow[close.stage] ? 'done' : place === stepNow[close.stage] ? 'now' : 'later'}>
                    <b>{t(`step.${step}`)}</b>
                    <small>
                      {step === 'pending'
                        ? t('step.waiting', { sales: count(close.pending.sales), orders: count(close.pending.orders) })
                        : null}
                      {step === 'simulation' ? t('step.nothing_written') : null}
                      {step === 'close' && close.begunAt
                        ? t(close.begunBy === null ? 'step.by_itself' : 'step.begun', { at: at(close.begunAt), name: close.begunBy ?? '' })
                        : null}
                      {step === 'report' && close.finishedAt ? at(close.finishedAt) : null}
                    </small>
                  </li>
                ))}
              </ol>
              <div className={classes.columns}>
                {close.stage === 'closing' ? (
                  <section className={classes.card} aria-label={t('progress.title')}>
                    <h2>{t('progress.title')}</h2>
                    <p className={classes.big} role="status">
                      {count(close.progress.closed)} <small>{t('progress.of', { all: count(close.progress.accounts) })}</small>
                    </p>
                    <ProgressBar value={close.progress.closed / Math.max(1, close.progress.accounts)} label={t('progress.title')} />
                    <p className={classes.quiet}>{t('progress.safe')}</p>
                  </section>
                ) : null}
                <CloseTable close={close} />
                {close.report ? <Report report={close.report} close={close} /> : null}
              </div>
            </>
          ) : null}
          <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('ask.title')}>
            <p>{t('ask.hint')}</p>
            <DialogFoot onClose={() => setAsking(false)} error={begin.error} onClick={() => begin.mutate()} loading={begin.isPending}>
              {t('close.begin')}
            </DialogFoot>
          </Dialog>
        </>
      }
    />
  );
}
