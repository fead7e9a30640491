import type { CampaignCard } from '@vitrine/contract/campaigns';
import { useQuery } from '@tanstack/react-query';
import { CardGrid, CatalogCard } from '@vitrine/ui';
import { formatDay, formatNumber } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { objectOf } from '../../shared/product-object.ts';
import { SectionTitle } from '../../shared/section-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { campaignsQuery, promotionsQuery } from './api.ts';
import { CampaignChip, shareOver } from './campaign-words.tsx';

const most = 4;

/** Campaigns that run, those that end first in front, each with its promotion of today (EXP-01). */
export function RunningCards() {
  const { t } = useTranslation('campaigns');
  const active = useQuery(campaignsQuery).data?.active ?? [];
  const running = active.filter(({ state }) => state === 'running').toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
  if (running.length === 0) return null;
  return (
    <section aria-label={t('home.title')}>
      <SectionTitle title={t('home.title')} href="/campaigns" label={t('home.all')} />
      <CardGrid label={t('home.title')}>
        {running.slice(0, most).map((campaign) => (
          <RunningCard key={campaign.id} campaign={campaign} />
        ))}
      </CardGrid>
    </section>
  );
}

function RunningCard({ campaign }: { campaign: CampaignCard }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const { data } = useQuery(promotionsQuery(campaign.id));
  const holding = data?.items.filter(({ state }) => state === 'running').toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
  const promotion = holding?.[0];
  const over = Math.round(shareOver(campaign) * 100);
  const until = t('until', { end: formatDay(promotion?.endsOn ?? campaign.endsOn, locale) });
  return (
    <CatalogCard
      href={`/campaigns/${campaign.id}`}
      title={promotion?.name ?? campaign.name}
      meta={promotion ? `${until} · ${campaign.name}` : `${until} · ${t('days_left', { count: campaign.daysLeft })}`}
      object={promotion ? objectOf(promotion.productTypes[0] ?? '') : 'gift-card'}
      progress={{ value: over, label: t('time_over', { percent: over }), tone: 'reward' }}
      {...(promotion ? { tag: t('promotions.times', { times: formatNumber(Number(promotion.times), locale) }) } : {})}
      chip={<CampaignChip campaign={campaign} />}
    />
  );
}
