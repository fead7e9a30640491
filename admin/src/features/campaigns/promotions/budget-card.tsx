import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, CallRefused } from '@vitrine/client';
import { getBudget, saveBudget, type CampaignBudget } from '@vitrine/contract/campaigns';
import { Button, Card, Dialog, Failed, Loading, ProgressBar, showToast, TextInput } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { BudgetPlot } from './budget-plot.tsx';
import classes from './budget.module.css';

/** What a campaign may give, what it gave, and the day on which it runs out. */
export function BudgetCard({ campaignId }: { campaignId: string }) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const [isAsking, setAsking] = useState(false);
  const queryKey = ['campaigns', 'budget', campaignId];
  const found = useQuery({ queryKey, queryFn: () => call(getBudget, { params: { campaignId } }) });
  const budget = found.data;
  const count = (value: number) => formatNumber(value, locale);
  if (found.isError && !budget) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!budget) return <Loading shape="form" rows={2} />;
  const { cap, spent, underAudit } = budget;
  return (
    <Card label={t('budget.title')} className={classes.card ?? ''}>
      <div className={classes.top}>
        <h2>{t('budget.title')}</h2>
        {budget.can.save ? (
          <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
            {t(cap === null ? 'budget.set' : 'budget.change')}
          </Button>
        ) : null}
      </div>
      {cap === null ? <p>{t('budget.none')}</p> : null}
      {cap === null ? null : (
        <>
          <p className={classes.spent}>
            {count(spent)} <small>{t('budget.of', { cap: count(cap) })}</small>
          </p>
          <ProgressBar value={spent / cap} label={t('budget.title')} tone={spent >= cap * 0.8 ? 'reward' : 'learning'} />
          <small>{t('budget.parts', { audited: count(spent - underAudit), under: count(underAudit) })}</small>
          <Forecast budget={budget} cap={cap} />
          <BudgetPlot budget={budget} cap={cap} />
          <small>{t('budget.never')}</small>
        </>
      )}
      {isAsking ? <Asking campaignId={campaignId} cap={cap} queryKey={queryKey} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function Forecast({ budget: { forecast }, cap }: { budget: CampaignBudget; cap: number }) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const day = (written: string) => formatDay(written, locale, 'long');
  if (!forecast) return <p>{t('budget.no_forecast')}</p>;
  const { runsOutOn, earliest, latest, atEnd, withoutPromotions } = forecast;
  const without = withoutPromotions.runsOutOn;
  return (
    <p role="status" className={runsOutOn === null ? undefined : classes.near}>
      <b>
        {runsOutOn === null
          ? t('budget.lasts', { left: formatNumber(Math.max(0, cap - atEnd), locale) })
          : t('budget.runs_out', { day: day(runsOutOn) })}
      </b>
      <small>
        {[
          ...(runsOutOn !== null && earliest !== null && latest !== null && earliest !== latest
            ? [t('budget.between', { from: day(earliest), to: day(latest) })]
            : []),
          without === null ? t('budget.without_lasts') : t('budget.without_runs_out', { day: day(without) }),
        ].join('; ')}
      </small>
    </p>
  );
}

type AskingProps = { campaignId: string; cap: number | null; queryKey: readonly unknown[]; onClose: () => void };

function Asking({ campaignId, cap, queryKey, onClose }: AskingProps) {
  const { t } = useTranslation('campaigns');
  const { atField } = useMessages();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(cap === null ? '' : String(cap));
  const save = useMutation({
    mutationFn: () => call(saveBudget, { params: { campaignId }, body: { cap: typed === '' ? null : Number(typed) } }),
    onSuccess: (kept) => {
      queries.setQueryData(queryKey, kept);
      showToast({ text: t('budget.saved') });
      onClose();
    },
  });
  const code = save.error instanceof CallRefused ? save.error.fields?.['cap'] : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t('budget.title')}>
      <TextInput
        inputMode="numeric"
        label={t('budget.field')}
        description={t('budget.field_hint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 11))}
        error={code === undefined ? undefined : atField(code)}
      />
      <DialogFoot onClose={onClose} error={code === undefined ? save.error : null} onClick={() => save.mutate()} loading={save.isPending}>
        {t('budget.change')}
      </DialogFoot>
    </Dialog>
  );
}
