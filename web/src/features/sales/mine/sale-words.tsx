import type { SaleRow } from '@vitrine/contract/sales';
import type { SaleState } from '@vitrine/domain/sales';
import { StateChip } from '@vitrine/ui';
import type { ChipState } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

const chips: Record<SaleState, ChipState> = { under_audit: 'audit', approved: 'earned', reproved: 'refused' };

/** How a sale stands, in a word with its pattern; the colour only helps. */
export function SaleChip({ state }: { state: SaleState }) {
  const { t } = useTranslation('sales');
  return <StateChip state={chips[state]}>{t(`states.${state}`)}</StateChip>;
}

/** Why a sale was reproved, and whether it can be mended (D24). */
export function DecisionWords({ decision }: { decision: SaleRow['decision'] }) {
  const { t } = useTranslation('sales');
  if (decision?.state !== 'reproved') return null;
  return (
    <>
      {decision.reason ? t(`reasons.${decision.reason}`) : null}
      {decision.note ? ` ${t('reasons.note', { note: decision.note })}` : null}
    </>
  );
}
