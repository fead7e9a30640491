import type { AuditSaleRow } from '@vitrine/contract/sales';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../shared/icons.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';
import type { Verb } from './deciding.ts';

/** What was decided here a moment ago, who else has it, and what to look at twice; nothing where there is nothing. */
export function RowChips({ row: { claim, flags }, verb }: { row: AuditSaleRow; verb: Verb | undefined }) {
  const { t } = useTranslation('sales');
  const isTaken = claim !== null && !claim.isMine;
  if (flags.length === 0 && !isTaken && verb === undefined) return null;
  return (
    <span className={classes.chips}>
      {verb === undefined ? null : (
        <StateChip state={verb === 'approve' ? 'earned' : 'refused'}>{t(`pending_action.${verb}.chip`)}</StateChip>
      )}
      {isTaken ? (
        <StateChip icon={<IconLock size={14} stroke={1.75} aria-hidden />}>{t('claim.short', { name: claim.by })}</StateChip>
      ) : null}
      {flags.map((flag) => (
        <StateChip key={flag} state={flag === 'revised' ? 'quiet' : 'expiring'} icon={null}>
          {t(`flag.${flag}`)}
        </StateChip>
      ))}
    </span>
  );
}
