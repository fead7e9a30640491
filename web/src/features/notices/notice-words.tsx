import { formatDay, formatPoints, formatTime } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, nowMs, timeZone, today } from '../../shared/device/clock.ts';
import {
  IconBook,
  IconCertificate,
  IconCircleCheck,
  IconEye,
  IconGift,
  IconHeadset,
  IconHourglass,
  IconLock,
  IconMessageCircle,
  IconPackage,
  IconPhoto,
  IconReceipt,
  IconReceiptOff,
  IconShieldHalf,
  IconStarFilled,
} from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import type { Told } from './notice-links.ts';
import classes from './notice-list.module.css';

type Kind = Told['kind'];
type Tone = 'earned' | 'audit' | 'refused' | 'held' | 'quiet';

const signs: Record<Kind, { tone: Tone; Icon: typeof IconBook }> = {
  course_published: { tone: 'quiet', Icon: IconBook },
  course_finished: { tone: 'earned', Icon: IconBook },
  trail_finished: { tone: 'earned', Icon: IconBook },
  training_assigned: { tone: 'quiet', Icon: IconBook },
  training_due: { tone: 'held', Icon: IconHourglass },
  certificate_issued: { tone: 'earned', Icon: IconCertificate },
  attempt_closed: { tone: 'quiet', Icon: IconHourglass },
  training_blocked: { tone: 'refused', Icon: IconLock },
  training_restarted: { tone: 'quiet', Icon: IconBook },
  training_unblocked: { tone: 'earned', Icon: IconBook },
  test_graded: { tone: 'earned', Icon: IconCircleCheck },
  session_revoked: { tone: 'refused', Icon: IconLock },
  copy_ready: { tone: 'quiet', Icon: IconLock },
  sale_sent: { tone: 'audit', Icon: IconReceipt },
  sale_corrected: { tone: 'audit', Icon: IconReceipt },
  sale_approved: { tone: 'earned', Icon: IconCircleCheck },
  sale_refused: { tone: 'refused', Icon: IconReceiptOff },
  order_placed: { tone: 'held', Icon: IconGift },
  order_cancelled: { tone: 'quiet', Icon: IconGift },
  order_resumed: { tone: 'held', Icon: IconGift },
  order_approved: { tone: 'earned', Icon: IconGift },
  order_shipped: { tone: 'quiet', Icon: IconPackage },
  order_delivered: { tone: 'earned', Icon: IconPackage },
  order_refused: { tone: 'refused', Icon: IconGift },
  goal_reached: { tone: 'earned', Icon: IconGift },
  order_on_hold: { tone: 'held', Icon: IconHourglass },
  photo_sent: { tone: 'audit', Icon: IconPhoto },
  photo_approved: { tone: 'earned', Icon: IconPhoto },
  photo_reproved: { tone: 'refused', Icon: IconPhoto },
  level_requested: { tone: 'audit', Icon: IconStarFilled },
  level_approved: { tone: 'earned', Icon: IconStarFilled },
  level_refused: { tone: 'refused', Icon: IconStarFilled },
  level_changed: { tone: 'quiet', Icon: IconStarFilled },
  badge_earned: { tone: 'earned', Icon: IconStarFilled },
  badge_withdrawn: { tone: 'refused', Icon: IconStarFilled },
  forum_replied: { tone: 'quiet', Icon: IconMessageCircle },
  forum_judged: { tone: 'held', Icon: IconShieldHalf },
  forum_report_answered: { tone: 'quiet', Icon: IconShieldHalf },
  certificate_expiring: { tone: 'held', Icon: IconHourglass },
  certificate_expired: { tone: 'refused', Icon: IconCertificate },
  ticket_answered: { tone: 'quiet', Icon: IconHeadset },
  promotion_begun: { tone: 'earned', Icon: IconGift },
  budget_near: { tone: 'held', Icon: IconHourglass },
  file_to_read: { tone: 'held', Icon: IconBook },
  forum_mentioned: { tone: 'earned', Icon: IconMessageCircle },
  survey_published: { tone: 'held', Icon: IconMessageCircle },
  report_ready: { tone: 'earned', Icon: IconPackage },
  news_must_read: { tone: 'held', Icon: IconEye },
  program_message: { tone: 'quiet', Icon: IconMessageCircle },
  event_invited: { tone: 'earned', Icon: IconMessageCircle },
  event_changed: { tone: 'held', Icon: IconHourglass },
  event_cancelled: { tone: 'refused', Icon: IconHourglass },
  event_reminder: { tone: 'held', Icon: IconHourglass },
  event_attended: { tone: 'earned', Icon: IconCircleCheck },
  event_attendance_undone: { tone: 'refused', Icon: IconCircleCheck },
  class_seat_given: { tone: 'earned', Icon: IconBook },
  class_canceled: { tone: 'refused', Icon: IconBook },
  class_approved: { tone: 'earned', Icon: IconBook },
  class_not_approved: { tone: 'refused', Icon: IconBook },
};

/** The sign at the head of a row; its colour says nothing that the words do not. */
export function KindSign({ kind }: { kind: Kind }) {
  const { tone, Icon } = signs[kind];
  return (
    <span className={classes.sign} data-tone={tone}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </span>
  );
}

/** The hour, and the points that it is about, as far as there are any. */
export function useDetail({ facts, at }: Pick<Told, 'facts' | 'at'>): string {
  const { t } = useTranslation('notices');
  const locale = useLocale();
  const time = formatTime(at, timeZone(), locale);
  const points = facts['points'];
  return typeof points === 'number' && points > 0
    ? t('detail', { time, points: t('points', { count: points, shown: formatPoints(points, locale) }) })
    : time;
}

/** Rows under the days on which they came, where the reader is. */
export function ByDay<Item extends { id: string; at: string }>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayOf(Date.parse(item.at), timeZone());
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, rows]) => <Day key={day} day={day} rows={rows.map((item) => ({ id: item.id, row: children(item) }))} />);
}

function Day({ day, rows }: { day: string; rows: { id: string; row: ReactNode }[] }) {
  const { t } = useTranslation('notices');
  const written = formatDay(day, useLocale(), 'short', Number(today().slice(0, 4)));
  const isYesterday = day === dayOf(nowMs() - 86_400_000, timeZone());
  const title = day === today() ? t('today', { day: written }) : isYesterday ? t('yesterday', { day: written }) : written;
  return (
    <section aria-label={title}>
      <h2 className={classes.day}>{title}</h2>
      <ul className={classes.rows}>
        {rows.map(({ id, row }) => (
          <li key={id} className={classes.item}>
            {row}
          </li>
        ))}
      </ul>
    </section>
  );
}
