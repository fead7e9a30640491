import type { CampaignPage, MemberPromotion } from '@vitrine/contract/campaigns';
import { Card, StageCard, StateChip, Tag } from '@vitrine/ui';
import { formatDay, formatNumber } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { objectOf } from '../../shared/product-object.ts';
import { IconCamera } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { promotionsQuery } from './api.ts';
import classes from './campaigns.module.css';

/** Promotions of a campaign (CMP-06): the one that holds and ends first is lit, the others and those to come stand below. */
export function Promotions({ campaign }: { campaign: CampaignPage }) {
  const { t } = useTranslation('campaigns');
  const { data } = useQuery({ ...promotionsQuery(campaign.id), enabled: campaign.state !== 'closed' });
  const open = (campaign.state === 'closed' ? [] : (data?.items ?? [])).filter(({ state }) => state !== 'over');
  const lit = open.filter(({ state }) => state === 'running').toSorted((one, other) => one.endsOn.localeCompare(other.endsOn))[0];
  const rest = open.filter((one) => one !== lit);
  return (
    <>
      {lit ? <Lit campaign={campaign} promotion={lit} /> : null}
      {rest.length > 0 ? (
        <Card className={classes.about ?? ''} label={t('promotions.title')}>
          <h2>{t(lit ? 'promotions.others' : 'promotions.title')}</h2>
          <ul className={classes.lines}>
            {rest.map((promotion) => (
              <Row key={promotion.id} promotion={promotion} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

function Lit({ campaign, promotion }: { campaign: CampaignPage; promotion: MemberPromotion }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const saidOf = useSaid();
  const action = campaign.isRegistered
    ? { label: t('report'), href: '/insert-sales', icon: <IconCamera size={20} stroke={1.75} aria-hidden /> }
    : { label: t('register'), href: `/campaigns/${campaign.id}/registration` };
  return (
    <StageCard
      label={t('promotions.named', { name: promotion.name })}
      kicker={t('promotions.now')}
      title={promotion.name}
      object={objectOf(promotion.productTypes[0] ?? '')}
      tag={t('promotions.times', { times: formatNumber(Number(promotion.times), locale) })}
      now={t('promotions.until', { end: formatDay(promotion.endsOn, locale, 'long') })}
      left={saidOf(promotion)}
      action={action}
    />
  );
}

function Row({ promotion }: { promotion: MemberPromotion }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const saidOf = useSaid();
  const { name, state, times, beginsOn, endsOn } = promotion;
  const day = (written: string) => formatDay(written, locale);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{saidOf(promotion)}</p>
        <p>{state === 'running' ? t('promotions.until', { end: day(endsOn) }) : t('dates', { begin: day(beginsOn), end: day(endsOn) })}</p>
      </div>
      <span className={classes.earns}>
        {state === 'scheduled' ? <StateChip state="quiet">{t('states.scheduled')}</StateChip> : null}
        <Tag>{t('promotions.times', { times: formatNumber(Number(times), locale) })}</Tag>
      </span>
    </li>
  );
}

/** "Lavadoras, Lumina · Horizonte Tatuapé": what it holds for, and where. */
function useSaid(): (promotion: MemberPromotion) => string {
  const { t } = useTranslation('campaigns');
  return ({ what, where, isStackable }) =>
    [
      what.length > 0 ? what.join(', ') : t('promotions.everything'),
      where.length > 0 ? t('promotions.where', { where: where.join(', ') }) : '',
      isStackable ? t('promotions.adds') : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
