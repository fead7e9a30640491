import type { OrderToDecide } from '@vitrine/contract/rewards';
import { IconButton, PointsBar, Scene, StateChip, Tag } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconArrowLeft } from '../../../shared/icons.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';
import { PersonLink } from '../../../shared/person/index.ts';
import own from './orders.module.css';
import type { OrderActs } from './use-order-acts.ts';
import { Waiting } from './waiting.tsx';

/** What was ordered, by whom, with which points, and everything that happened to it. */
export function OrderFacts({ one, acts, onUndo }: { one: OrderToDecide; acts: OrderActs; onUndo: (pendingActionId: string) => void }) {
  const { t, i18n } = useTranslation('rewards');
  const { order, member, balance } = one;
  const locale = matchLocale(i18n.language);
  const at = (instant: string) => formatInstant(instant, deviceZone(), locale);
  const rows: [string, ReactNode][] = [
    [
      t('orders.field.member'),
      <>
        <PersonLink memberId={member.memberId} name={member.name} /> · {member.email}
      </>,
    ],
    [t('orders.field.orders'), t('orders.orders_of', { count: member.orders, refused: member.refused })],
    [t('orders.field.category'), order.category.name],
    [t('orders.field.campaign'), order.campaign.name],
    [
      t('orders.field.delivery'),
      `${t(`rewards.choice.delivery.${order.delivery}`)}${order.deliverTo === '' ? '' : ` · ${order.deliverTo}`}`,
    ],
    [t('orders.field.placed'), at(order.placedAt)],
    ...(order.tracking === '' ? [] : [row(t('orders.field.tracking'), order.tracking)]),
    ...(order.trainings.length === 0
      ? []
      : [row(t('orders.field.training'), order.trainings.map(({ title, finishedAt }) => `${title} · ${at(finishedAt)}`).join('; '))]),
  ];
  return (
    <article className={own.order}>
      <header className={own.head}>
        <span className={own.narrow}>
          <IconButton label={t('orders.back_to_queue')} href="/orders">
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
        <div className={own.scene}>
          {order.reward.image === null ? <Scene objects={[order.reward.scene]} /> : <img src={order.reward.image} alt="" />}
        </div>
        <div>
          <h1>{order.reward.title}</h1>
          <p>{t('orders.number', { number: order.number })}</p>
          <p className={classes.chips}>
            <Tag>{formatPoints(order.points, locale)}</Tag>
            <StateChip icon={null}>{t(`orders.state.${order.state}`)}</StateChip>
            {member.isBlocked ? (
              <StateChip state="refused" icon={null}>
                {t('orders.blocked')}
              </StateChip>
            ) : null}
          </p>
        </div>
      </header>
      <Waiting one={one} pendingAction={acts.pendingAction} stale={acts.stale} onUndo={onUndo} />
      <dl className={classes.facts}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={classes.part}>
        <h2>{t('orders.balance')}</h2>
        <PointsBar
          points={{
            earned: Math.max(0, balance.available - balance.underAudit),
            audit: Math.min(balance.available, balance.underAudit),
            held: balance.held,
            refused: balance.owed,
          }}
        />
      </section>
      <section className={classes.part}>
        <h2>{t('orders.history')}</h2>
        <ol className={classes.history}>
          {order.history.map(({ event, at: when, by, reason, note }) => (
            <li key={`${event} ${when}`}>
              {t(`orders.event.${event}`)}
              {reason === null ? '' : ` · ${t(`orders.reason.${reason}`)}`}
              <small>
                {at(when)}
                {by === null ? '' : ` · ${by}`}
                {note === '' ? '' : ` · “${note}”`}
              </small>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

const row = (name: string, value: string): [string, string] => [name, value];
