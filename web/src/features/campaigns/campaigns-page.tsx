import type { CampaignCard } from '@vitrine/contract/campaigns';
import { Empty, Failed, Link, Loading, SectionHeading, StageCard } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconArrowRight, IconChevronRight } from '../../shared/icons.ts';
import { formatDay } from '@vitrine/ui/words';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { campaignsQuery } from './api.ts';
import { CampaignChip, shareOver, useDatesOf } from './campaign-words.tsx';
import classes from './campaigns.module.css';

/** Campaigns of the program, active and previous, each with its dates and the way in (CMP-01). */
export function CampaignsPage() {
  const { t } = useTranslation('campaigns');
  const found = useQuery(campaignsQuery);
  const { active = [], previous = [] } = found.data ?? {};
  const lit =
    active.find(({ state, isRegistered }) => state === 'running' && !isRegistered) ?? active.find(({ state }) => state === 'running');
  return (
    <>
      <PageTitle title={t('title')} />
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && active.length + previous.length === 0 ? (
        <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: '/home' }} />
      ) : null}
      {lit ? <LitCampaign campaign={lit} /> : null}
      <Rows title={t('active')} campaigns={active.filter(({ id }) => id !== lit?.id)} />
      <Rows title={t('previous')} campaigns={previous} />
    </>
  );
}

/** The one to look at first: where the member does not take part yet, else the one that ends soonest. */
function LitCampaign({ campaign }: { campaign: CampaignCard }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const over = shareOver(campaign);
  const weeks = 10;
  return (
    <StageCard
      label={campaign.name}
      kicker={t(campaign.isRegistered ? 'taking_part' : 'open_for_you')}
      title={campaign.name}
      object="fridge"
      companion="gift-card"
      segments={{
        values: Array.from({ length: weeks }, (_, index) => Math.min(1, Math.max(0, over * weeks - index))),
        label: t('time_over', { percent: Math.round(over * 100) }),
      }}
      now={t('days_left', { count: campaign.daysLeft })}
      left={t('until', { end: formatDay(campaign.endsOn, locale) })}
      action={{ label: t('view'), href: `/campaigns/${campaign.id}`, icon: <IconArrowRight size={20} stroke={1.75} aria-hidden /> }}
    />
  );
}

function Rows({ title, campaigns }: { title: string; campaigns: readonly CampaignCard[] }) {
  const { t } = useTranslation('campaigns');
  const datesOf = useDatesOf();
  if (campaigns.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading title={title} />
      <ul className={classes.rows}>
        {campaigns.map((campaign) => (
          <li key={campaign.id} className={classes.row}>
            <div>
              <h3>
                <Link href={`/campaigns/${campaign.id}`} className={classes.cover} aria-label={t('view_named', { name: campaign.name })}>
                  {campaign.name}
                </Link>
              </h3>
              <p>{datesOf(campaign)}</p>
              <CampaignChip campaign={campaign} />
            </div>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  );
}
