import type { CampaignCard } from '@vitrine/contract/campaigns';
import { StateChip } from '@vitrine/ui';
import { cityOf, formatDay } from '@vitrine/ui/words';
import type { Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';

type Dates = Pick<CampaignCard, 'beginsOn' | 'endsOn' | 'timeZone'>;

/** "10/10/2026 a 23/12/2026", with the zone's city where the reader is elsewhere. */
export function useDatesOf(): (campaign: Dates) => string {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  return ({ beginsOn, endsOn, timeZone: zone }) => {
    const text = t('dates', { begin: dayOf(beginsOn, locale), end: dayOf(endsOn, locale) });
    return zone === timeZone() ? text : t('in_zone', { text, city: cityOf(zone) });
  };
}

/** A campaign may begin in one year and end in the next: the year is always there. */
const dayOf = (day: string, locale: Locale): string => formatDay(day, locale, 'short', 0);

/** How a campaign stands to this member, in a word. */
export function CampaignChip({ campaign }: { campaign: Pick<CampaignCard, 'state' | 'isRegistered'> }) {
  const { t } = useTranslation('campaigns');
  if (campaign.state === 'running' && campaign.isRegistered) return <StateChip state="earned">{t('registered')}</StateChip>;
  return <StateChip state={campaign.state === 'running' ? 'brand' : 'quiet'}>{t(`states.${campaign.state}`)}</StateChip>;
}

/** How much of a campaign is over, 0 to 1. */
export function shareOver({ state, beginsOn, endsOn, daysLeft }: Pick<CampaignCard, 'state' | 'beginsOn' | 'endsOn' | 'daysLeft'>): number {
  if (state !== 'running') return state === 'closed' ? 1 : 0;
  const days = (Date.parse(endsOn) - Date.parse(beginsOn)) / 86_400_000 + 1;
  return Math.min(1, Math.max(0, (days - daysLeft) / days));
}
