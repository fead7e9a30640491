import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPersonCampaigns } from '@vitrine/contract/campaigns';
import { getPersonPoints } from '@vitrine/contract/ledger';
import { NativeSelect, PointsBar } from '@vitrine/ui';
import { formatDay, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonCard, PersonFigures, PersonRow, PersonRows } from '../../../shared/person/index.ts';
import { PersonStatement } from './person-statement.tsx';

/** What a person has in the campaign that they look at, or in another of theirs; the statement of it, and where they sell. */
export function PersonPointsPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const [chosen, choose] = useState<string>();
  const campaigns = useQuery({
    queryKey: ['campaigns', 'person', memberId],
    queryFn: () => call(listPersonCampaigns, { params: { memberId } }),
  });
  const points = useQuery({
    queryKey: ['ledger', 'person-points', memberId, chosen],
    queryFn: () => call(getPersonPoints, { params: { memberId }, query: chosen === undefined ? {} : { campaignId: chosen } }),
    placeholderData: keepPreviousData,
  });
  const items = campaigns.data?.items ?? [];
  const current = items.find(({ id }) => id === points.data?.campaign?.id);
  return (
    <>
      <PersonCard
        title={t('person.points')}
        asked={points}
        nothing={points.data?.campaign === null && points.data.training.credited === 0 ? t('person.no_campaign') : undefined}
      >
        {items.length > 1 ? (
          <NativeSelect
            label={t('person.campaign')}
            value={points.data?.campaign?.id ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            data={items.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : current ? (
          <p>{current.name}</p>
        ) : null}
        {points.data ? <Amounts {...points.data} /> : null}
      </PersonCard>
      {points.data?.campaign ? <PersonStatement memberId={memberId} campaignId={points.data.campaign.id} /> : null}
      {items.length > 0 ? (
        <PersonCard title={t('person.stores')} asked={campaigns}>
          <PersonRows>
            {items.map((one) => (
              <PersonRow
                key={one.id}
                title={one.name}
                href={`/campaigns?open=${one.id}`}
                detail={[
                  one.stores.map(({ name, city }) => `${name}, ${city}`).join('; '),
                  t('person.until', { day: formatDay(one.endsOn, locale, 'short', 0) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </PersonRows>
        </PersonCard>
      ) : null}
    </>
  );
}

type AmountsProps = Awaited<ReturnType<typeof call<typeof getPersonPoints>>>;

/** The balance first; what of it is confirmed and what ends; then what was earned and spent in all. */
function Amounts({ campaign, points, experience, training, spent }: AmountsProps) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const said = (amount: number) => formatPoints(amount, locale);
  const { available, underAudit, held, owed, credited, expiring, expiresOn } = points;
  const audit = Math.min(underAudit, available);
  const figures = [
    ...(campaign
      ? [
          { term: t('person.balance'), value: said(available) },
          { term: t('person.earned'), value: said(credited) },
          { term: t('person.spent'), value: said(spent) },
          ...(owed > 0 ? [{ term: t('person.owed'), value: said(owed) }] : []),
          { term: t('person.experience'), value: said(experience.available) },
        ]
      : []),
    { term: t('person.training'), value: said(training.available) },
  ];
  return (
    <>
      <PersonFigures figures={figures} />
      {campaign ? <PointsBar points={{ earned: available - audit, audit, held }} /> : null}
      {expiresOn !== null && expiring > 0 ? (
        <p>{t('person.expiring', { points: said(expiring), day: formatDay(expiresOn, locale, 'short', 0) })}</p>
      ) : null}
    </>
  );
}
