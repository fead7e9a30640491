import type { OrderToDecide } from '@vitrine/contract/rewards';
import { PointsBar, Scene, StateChip, Tag } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconHourglass, IconInfoCircle } from '../../../shared/icons.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';
import own from './orders.module.css';

/** What was ordered, by whom, with which points, and everything that happened to it. */
export function OrderFacts({ one, stale }: { one: OrderToDecide; stale: string | undefined }) {
  const { t, i18n } = useTranslation('rewards');
  const { order, member, balance } = one;
  const locale = matchLocale(i18n.language);
  const at = (instant: string) => formatInstant(instant, deviceZone(), locale);
  const rows: [string, string][] = [
    [t('orders.field.member'), `${member.name} · ${member.email}`],
    [t('orders.field.orders'), t('orders.orders_of', { count: member.orders, refused: member.refused })],
    [t('orders.field.category'), order.category.name],
    [t('orders.field.campaign'), order.campaign.name],
    [
      t('orders.field.delivery'),
      `${t(`rewards.choice.delivery.${order.delivery}`)}${order.deliverTo === '' ? '' : ` · ${order.deliverTo}`}`,
    ],
    [t('orders.field.placed'), at(order.placedAt)],
    ...(order.tracking === '' ? [] : [row(t('orders.field.tracking'), order.tracking)]),
    ...(order.training === null ? [] : [row(t('orders.field.training'), `${order.training.title} · ${at(order.training.finishedAt)}`)]),
  ];
  return (
    <article className={own.order}>
      <header className={own.head}>
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
      <Waiting one={one} stale={stale} />
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

/** Why the order cannot go on yet, or what somebody else did to it meanwhile. */
function Waiting({ one, stale }: { one: OrderToDecide; stale: string | undefined }) {
  const { t, i18n } = useTranslation('rewards');
  const { order, audit, exception, balance } = one;
  const written = (points: number) => formatPoints(points, matchLocale(i18n.language));
  const putOnHold = order.history.findLast(({ event }) => event === 'put_on_hold');
  const told: { title: string; text: string }[] = [
    ...(stale === undefined
      ? []
      : [
          {
            title: t('orders.stale'),
            text: t(stale === 'changed_meanwhile' ? 'orders.stale_changed' : 'orders.stale_state', {
              state: t(`orders.state.${order.state}`),
            }),
          },
        ]),
    ...(order.state === 'on_hold'
      ? [
          {
            title: t('orders.on_hold'),
            text: putOnHold?.note
              ? `“${putOnHold.note}”`
              : t('orders.on_hold_why', { points: written(order.points), available: written(balance.available) }),
          },
        ]
      : []),
    ...(order.state === 'awaiting_approval' && !audit.isEnough
      ? [
          {
            title: t('orders.unaudited'),
            text: t('orders.unaudited_why', { audited: written(audit.audited), points: written(order.points) }),
          },
        ]
      : []),
    ...(exception === null
      ? []
      : [
          {
            title: t('orders.exception_by', { name: exception.by }),
            text: `“${exception.why}” ${t(exception.isMine ? 'orders.exception_mine' : 'orders.exception_other')}`,
          },
        ]),
  ];
  return told.map(({ title, text }) => (
    <div key={title} className={classes.notice} {...(stale === undefined ? {} : { role: 'alert' })}>
      {order.state === 'on_hold' ? (
        <IconHourglass size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      )}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  ));
}

const row = (name: string, value: string): [string, string] => [name, value];
