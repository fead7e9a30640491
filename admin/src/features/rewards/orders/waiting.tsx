import type { OrderToDecide } from '@vitrine/contract/rewards';
import { Button, Link } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../../shared/console-routes.ts';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconHourglass, IconInfoCircle } from '../../../shared/icons.ts';
import { queueClasses as classes, type PendingAction } from '../../../shared/queue/index.ts';
import type { FinalVerb } from './use-final-steps.ts';

type WaitingProps = {
  one: OrderToDecide;
  pendingAction: PendingAction<FinalVerb> | undefined;
  stale: string | undefined;
  onUndo: (pendingActionId: string) => void;
};

/** Why the order cannot go on yet, what was decided here a moment ago, or what somebody else did to it meanwhile. */
export function Waiting({ one, pendingAction, stale, onUndo }: WaitingProps) {
  const { t, i18n } = useTranslation(['rewards', 'queue']);
  const { order, audit, exception, hold } = one;
  const written = (points: number) => formatPoints(points, matchLocale(i18n.language));
  const state = t(`orders.state.${order.state}`);
  return (
    <>
      {pendingAction ? (
        <Notice title={t(`orders.pending_action.${pendingAction.verb}.chip`)}>
          <p>{t(pendingAction.until === null ? 'orders.pending_action.sending' : 'orders.pending_action.undoable')}</p>
          {pendingAction.until === null ? null : (
            <Button size="sm" variant="default" onClick={() => onUndo(pendingAction.id)}>
              {t('queue:undo.undo')}
            </Button>
          )}
        </Notice>
      ) : null}
      {stale === undefined ? null : (
        <Notice title={t('orders.stale')} isAlert>
          <p>{t(stale === 'changed_meanwhile' ? 'orders.stale_changed' : 'orders.stale_state', { state })}</p>
        </Notice>
      )}
      {hold === null ? null : <OnHold hold={hold} points={order.points} />}
      {order.state === 'awaiting_approval' && !audit.isEnough ? (
        <Notice title={t('orders.unaudited')}>
          <p>{t('orders.unaudited_why', { audited: written(audit.audited), points: written(order.points) })}</p>
        </Notice>
      ) : null}
      {exception === null ? null : (
        <Notice title={t('orders.exception_by', { name: exception.by })}>
          <p>
            “{exception.why}” {t(exception.isMine ? 'orders.exception_mine' : 'orders.exception_other')}
          </p>
        </Notice>
      )}
    </>
  );
}

/** Who or what put it on hold, when, and what it lacks to go on. */
function OnHold({ hold, points }: { hold: NonNullable<OrderToDecide['hold']>; points: number }) {
  const { t, i18n } = useTranslation('rewards');
  const locale = matchLocale(i18n.language);
  const { can } = useStaff();
  const said = { at: formatInstant(hold.at, deviceZone(), locale), name: hold.by ?? '' };
  return (
    <Notice title={t(hold.saleId === null ? 'orders.hold.by_person' : 'orders.hold.by_sale', said)} isWaiting>
      {hold.note === '' ? null : <p>“{hold.note}”</p>}
      <p>
        {hold.missing > 0
          ? t('orders.hold.missing', { missing: formatPoints(hold.missing, locale), points: formatPoints(points, locale) })
          : t('orders.hold.enough')}
      </p>
      {hold.saleId !== null && can.includes('sales.audit') ? (
        <p>
          <Link href={`/sales?open=${hold.saleId}`}>{t('orders.hold.open_sale')}</Link>
        </p>
      ) : null}
    </Notice>
  );
}

type NoticeProps = { title: string; isAlert?: boolean; isWaiting?: boolean; children: React.ReactNode };

const Notice = ({ title, isAlert = false, isWaiting = false, children }: NoticeProps) => (
  <div className={classes.notice} role={isAlert ? 'alert' : undefined}>
    {isWaiting ? <IconHourglass size={20} stroke={1.75} aria-hidden /> : <IconInfoCircle size={20} stroke={1.75} aria-hidden />}
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
);
