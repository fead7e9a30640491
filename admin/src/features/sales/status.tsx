import type { AuditSale } from '@vitrine/contract/sales';
import { Button } from '@vitrine/ui';
import { formatInstant, formatTime, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconInfoCircle, IconLock } from '../../shared/icons.ts';
import { queueClasses as classes, type PendingAction } from '../../shared/queue/index.ts';
import type { Verb } from './deciding.ts';

type StatusProps = {
  audited: AuditSale;
  pendingAction: PendingAction<Verb> | undefined;
  stale: string | undefined;
  seconds: number;
  onClaim: () => void;
  onUndo: (pendingActionId: string) => void;
};

/** Who has the sale, or what became of it; a decision that came too late is told what was first (D37). */
export function Status({ audited, pendingAction, stale, seconds, onClaim, onUndo }: StatusProps) {
  const { t, i18n } = useTranslation(['sales', 'queue']);
  const { sale, claim, decidedBy } = audited;
  const locale = matchLocale(i18n.language);
  if (pendingAction && sale.state === 'under_audit') {
    return (
      <div className={classes.notice}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        <div>
          <b>{t(`pending_action.${pendingAction.verb}.chip`)}</b>
          <p>{t(pendingAction.until === null ? 'pending_action.sending' : 'pending_action.undoable')}</p>
          {pendingAction.until === null ? null : (
            <Button size="sm" variant="default" onClick={() => onUndo(pendingAction.id)}>
              {t('queue:undo.undo')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  if (sale.state !== 'under_audit' && sale.decision) {
    const { reason, note, at } = sale.decision;
    return (
      <div className={classes.notice} role={stale === undefined ? undefined : 'alert'}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        <div>
          <b>{stale === undefined ? t(`state.${sale.state}`) : t('stale.title')}</b>
          <p>
            {t(`decided.${sale.state}`, { name: decidedBy ?? '–', at: formatInstant(at, deviceZone(), locale) })}
            {reason === null ? '' : ` ${t(`reason.${reason}`)}.`} {note}
          </p>
        </div>
      </div>
    );
  }
  if (claim && !claim.isMine) {
    return (
      <div className={classes.notice} role={stale === undefined ? undefined : 'alert'}>
        <IconLock size={20} stroke={1.75} aria-hidden />
        <div>
          <b>{t('claim.other', { name: claim.by })}</b>
          <p>{t('claim.until', { at: formatTime(claim.until, deviceZone(), locale) })}</p>
        </div>
      </div>
    );
  }
  if (stale !== undefined) {
    return (
      <div className={classes.notice} role="alert">
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        <div>
          <b>{t('stale.title')}</b>
          <p>{t('stale.changed', { revision: sale.revision })}</p>
        </div>
      </div>
    );
  }
  if (claim?.isMine && seconds === 0) {
    return (
      <div className={classes.notice}>
        <IconLock size={20} stroke={1.75} aria-hidden />
        <div>
          <b>{t('claim.over')}</b>
          <p>
            <Button size="sm" variant="default" onClick={onClaim}>
              {t('claim.again')}
            </Button>
          </p>
        </div>
      </div>
    );
  }
  return null;
}
