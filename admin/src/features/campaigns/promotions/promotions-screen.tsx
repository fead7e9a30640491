import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { listCampaignStores, listProductsToManage, savePromotionRule } from '@vitrine/contract/campaigns';
import { promotionCaps, promotionTimes, type PromotionCap } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import { Failed, NativeSelect, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allRows, ResourceScreen } from '../../../shared/resource/index.ts';
import { campaignQuery, listsQuery, promotionRuleQuery } from '../api.ts';
import classes from '../campaigns.module.css';
import { BudgetCard } from './budget-card.tsx';
import { PromotionActions } from './promotion-actions.tsx';
import { promotionsOf } from './promotions.tsx';
import { Timeline } from './timeline.tsx';

const productsQuery = {
  queryKey: ['campaigns', 'promotions', 'products'],
  queryFn: () => allRows((ask) => call(listProductsToManage, { query: { ...ask, isActive: 'true' } })),
};
const storesQuery = (campaignId: string) => ({
  queryKey: ['campaigns', 'promotions', 'stores', campaignId],
  queryFn: () => allRows((ask) => call(listCampaignStores, { params: { campaignId }, query: { ...ask, isParticipating: 'true' } })),
});
const named = (list: readonly { id: string; name: string }[] = []) => list.map(({ id, name }) => ({ value: id, label: name }));

/** Promotions of a campaign: dated, of some products and stores or of all, under one cap (CMP-06, D29). */
export function PromotionsScreen() {
  const { i18n } = useTranslation('campaigns');
  const { campaignId = '' } = useParams({ strict: false });
  const promotions = useMemo(() => promotionsOf(campaignId), [campaignId]);
  const { data: lists } = useQuery(listsQuery);
  const { data: products } = useQuery(productsQuery);
  const { data: stores } = useQuery(storesQuery(campaignId));
  const share = (times: string) => `${formatNumber(Number(times), matchLocale(i18n.language))}×`;
  return (
    <ResourceScreen
      resource={promotions}
      path={`/campaigns/${campaignId}/promotions`}
      header={<Rule campaignId={campaignId} />}
      canImport={false}
      choices={{
        times: promotionTimes.map((value) => ({ value, label: share(value) })),
        productTypes: named(lists?.productTypes),
        brandIds: named(lists?.brands),
        skus: (products?.items ?? []).map(({ sku, name }) => ({ value: sku, label: `${name} · ${sku}` })),
        retailerIds: named(lists?.retailers),
        storeIds: named(stores?.items),
      }}
      nameOf={({ name }, locale) => textIn(name, locale)}
      actions={(opened, id) => <PromotionActions key={opened.version} campaignId={campaignId} promotionId={id} opened={opened} />}
    />
  );
}

/** The campaign's time with its promotions in it, and what they come to at most. */
function Rule({ campaignId }: { campaignId: string }) {
  const { t, i18n } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const query = promotionRuleQuery(campaignId);
  const found = useQuery(query);
  const save = useMutation({
    mutationFn: (cap: PromotionCap) =>
      call(savePromotionRule, { params: { campaignId }, body: { version: found.data?.version ?? 0, cap } }),
    onSuccess: async (rule) => {
      queries.setQueryData(query.queryKey, rule);
      await queries.invalidateQueries({ queryKey: campaignQuery(campaignId).queryKey });
      showToast({ text: t('promotions.cap.saved') });
    },
    onError: (error) => {
      showToast({ text: atForm(refusalCode(error)) });
      void found.refetch();
    },
  });
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const rule = found.data;
  const locale = matchLocale(i18n.language);
  return (
    <div className={classes.head}>
      <div className={classes.rulebar}>
        <span>
          <PageHeading title={t('promotions.title')} backHref={`/campaigns?open=${campaignId}`} hint={rule?.campaignName} />
        </span>
        <NativeSelect
          label={t('promotions.cap.label')}
          description={t(rule && !rule.can.save ? 'promotions.cap.fixed' : 'promotions.cap.hint')}
          value={rule?.cap ?? '2'}
          disabled={!rule?.can.save || save.isPending}
          onChange={(event) => {
            const chosen = promotionCaps.find((one) => one === event.currentTarget.value);
            if (chosen) save.mutate(chosen);
          }}
          data={promotionCaps.map((value) => ({ value, label: `${formatNumber(Number(value), locale)}×` }))}
        />
      </div>
      {rule ? <Timeline campaignId={campaignId} today={rule.today} /> : null}
      <BudgetCard campaignId={campaignId} />
    </div>
  );
}
