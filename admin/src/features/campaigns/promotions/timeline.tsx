import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPromotionsToManage, type PromotionRow } from '@vitrine/contract/campaigns';
import { Card } from '@vitrine/ui';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { listKey } from '../../../shared/resource/index.ts';
import { campaignQuery } from '../api.ts';
import { promotionsOf } from './promotions.tsx';
import classes from './timeline.module.css';

/** The campaign from its first day to its last, with a bar for each promotion and a line for today. */
export function Timeline({ campaignId, today }: { campaignId: string; today: string }) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const { data: detail } = useQuery(campaignQuery(campaignId));
  const { data } = useQuery({
    queryKey: [...listKey(promotionsOf(campaignId)), 'timeline'],
    queryFn: () => call(listPromotionsToManage, { params: { campaignId }, query: { limit: 12 } }),
  });
  const promotions = data?.items ?? [];
  if (!detail || promotions.length === 0) return null;
  const { beginsOn, endsOn } = detail.campaign;
  const placeOf = placesBetween(beginsOn, endsOn);
  const day = (written: string) => formatDay(written, locale);
  const share = ({ times }: PromotionRow) => `${formatNumber(Number(times), locale)}×`;
  const meeting = meetingOf(promotions);
  return (
    <Card label={t('promotions.timeline')} className={classes.card ?? ''}>
      <p className={classes.scale}>
        <span>{day(beginsOn)}</span>
        {today > beginsOn && today < endsOn ? (
          <b style={{ insetInlineStart: `${placeOf(today, 0.5)}%` }}>{t('promotions.today', { day: day(today) })}</b>
        ) : null}
        <span>{day(endsOn)}</span>
      </p>
      <ul className={classes.rows}>
        {promotions.toReversed().map((promotion) => {
          const [from, to] = [placeOf(promotion.beginsOn), placeOf(promotion.endsOn, 1)];
          return (
            <li key={promotion.id} data-state={promotion.state}>
              <span className={classes.what}>{promotion.what || t('promotions.everything')}</span>
              <span className={classes.track}>
                <span className={classes.bar} style={{ insetInlineStart: `${from}%`, width: `${Math.max(1.5, to - from)}%` }} aria-hidden />
                <span
                  className={classes.name}
                  style={from > 55 ? { insetInlineEnd: `${100 - from}%` } : { insetInlineStart: `${Math.min(to, 100)}%` }}
                >
                  {promotion.name} <b>{share(promotion)}</b>
                  <span className="visually-hidden">
                    {t('promotions.days', { from: day(promotion.beginsOn), to: day(promotion.endsOn) })}
                  </span>
                </span>
                {today > beginsOn && today < endsOn ? (
                  <span className={classes.today} style={{ insetInlineStart: `${placeOf(today, 0.5)}%` }} aria-hidden />
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      {meeting ? (
        <p className={classes.meeting}>
          {t('promotions.meet', { from: day(meeting.from), to: day(meeting.to), names: meeting.names.join(', ') })}
        </p>
      ) : null}
    </Card>
  );
}

const dayMs = 86_400_000;

/** Where a day lies in a time, in percent of it. */
const placesBetween =
  (from: string, to: string) =>
  (day: string, later = 0): number => {
    const days = Date.parse(to) / dayMs - Date.parse(from) / dayMs + 1;
    return Math.min(100, Math.max(0, ((Date.parse(day) / dayMs - Date.parse(from) / dayMs + later) / days) * 100));
  };

/** The first days on which two promotions meet that are not over: the higher one holds there, they are never multiplied. */
function meetingOf(promotions: readonly PromotionRow[]): { from: string; to: string; names: string[] } | undefined {
  const open = promotions.filter(({ state }) => state !== 'over');
  for (const one of open)
    for (const other of open) {
      const from = one.beginsOn > other.beginsOn ? one.beginsOn : other.beginsOn;
      const to = one.endsOn < other.endsOn ? one.endsOn : other.endsOn;
      if (one.id < other.id && from <= to && !(one.isStackable && other.isStackable)) return { from, to, names: [one.name, other.name] };
    }
  return undefined;
}
