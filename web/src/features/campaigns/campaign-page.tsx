import type { CampaignPage as Campaign } from '@vitrine/contract/campaigns';
import { Card, Failed, LinkButton, Loading, NotFound, OnPhone, ProgressBar } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FactRows } from '../../shared/fact-rows.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { campaignQuery } from './api.ts';
import { CampaignAction } from './campaign-action.tsx';
import { CampaignChip, shareOver, useDatesOf } from './campaign-words.tsx';
import classes from './campaigns.module.css';
import { PointsTable } from './points-table.tsx';
import { Promotions } from './promotions.tsx';
import { Reminder } from './reminder/reminder.tsx';
import { StoreFinder } from './store-finder.tsx';
import { Terms } from './terms.tsx';

/** One campaign: when, where, what it pays, by which terms, and where the member stands in it. */
export function CampaignPage() {
  const { campaignId } = useParams({ from: '/signed-in/task/campaigns/$campaignId' });
  const found = useQuery(campaignQuery(campaignId));
  if (found.data) return <Drawn campaign={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/campaigns" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const datesOf = useDatesOf();
  const isRunning = campaign.state === 'running';
  const over = shareOver(campaign);
  return (
    <>
      <PageTitle title={campaign.name} backHref="/campaigns" />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Promotions campaign={campaign} />
          <Card className={classes.about ?? ''} label={t('about')}>
            <CampaignChip campaign={campaign} />
            {campaign.summary ? <p>{campaign.summary}</p> : null}
            <ProgressBar value={over} label={t('time_over', { percent: Math.round(over * 100) })} tone="reward" />
            <FactRows
              rows={[
                { term: t('facts.dates'), value: datesOf(campaign) },
                ...(isRunning ? [{ term: t('facts.left'), value: t('days_left', { count: campaign.daysLeft }) }] : []),
                { term: t('facts.stores'), value: t('stores_count', { count: campaign.stores }) },
                { term: t('facts.products'), value: t('products_count', { count: campaign.products }) },
              ]}
            />
            {campaign.isRegistered && campaign.state !== 'closed' ? <Reminder campaign={campaign} /> : null}
            <span className={classes.atDesktop}>
              <CampaignAction campaign={campaign} />
            </span>
          </Card>
          {campaign.registration ? <MyRegistration campaign={campaign} registration={campaign.registration} /> : null}
          <Card className={classes.about ?? ''} label={t('terms.title')}>
            <h2>{t('terms.title')}</h2>
            <Terms text={campaign.terms.text} label={t('terms.title')} />
          </Card>
        </div>
        <div className={classes.column}>
          <PointsTable campaignId={campaign.id} />
          <StoreFinder campaignId={campaign.id} />
        </div>
      </div>
      <OnPhone>
        <CampaignAction campaign={campaign} isDocked />
      </OnPhone>
    </>
  );
}

function MyRegistration({ campaign, registration }: { campaign: Campaign; registration: NonNullable<Campaign['registration']> }) {
  const { t } = useTranslation('campaigns');
  return (
    <Card className={classes.about ?? ''} label={t('mine.title')}>
      <h2>{t('mine.title')}</h2>
      <FactRows
        rows={[
          { term: t('mine.agency'), value: registration.agency },
          { term: t('mine.brands'), value: registration.brands.join(', ') },
          { term: t('mine.stores'), value: registration.stores.map(({ name }) => name).join(', ') },
        ]}
      />
      {campaign.can.register ? (
        <LinkButton variant="default" href={`/campaigns/${campaign.id}/registration`}>
          {t('change')}
        </LinkButton>
      ) : null}
    </Card>
  );
}
