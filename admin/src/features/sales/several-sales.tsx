import type { AuditSaleRow } from '@vitrine/contract/sales';
import { auditReasons, isCorrectable } from '@vitrine/domain/sales';
import { useMessages } from '@vitrine/ui/forms';
import { formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { DecisionFoot, Reasons, SeveralPane } from '../../shared/queue/index.ts';
import type { SaleDecision } from './deciding.ts';
import { RowChips } from './row-chips.tsx';

type SeveralSalesProps = { rows: readonly AuditSaleRow[]; several: SaleDecision; onUnmark: (id: string) => void; onClose: () => void };

/** The marked sales, and one decision for all of them. */
export function SeveralSales({ rows, several, onUnmark, onClose }: SeveralSalesProps) {
  const { t, i18n } = useTranslation('sales');
  const { atField } = useMessages();
  const written = (points: number, isSigned = false) => formatPoints(points, matchLocale(i18n.language), isSigned);
  const points = written(rows.reduce((sum, row) => sum + row.points, 0));
  const sellers = new Set(rows.map(({ seller }) => seller.memberId)).size;
  const count = rows.length;
  const { draft } = several;
  return (
    <SeveralPane
      title={t('several.title', { count })}
      impact={[
        { state: 'earned', text: t('several.approve_does', { points }) },
        { state: 'refused', text: t('several.refuse_does', { points, count: sellers }) },
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        name: row.seller.name,
        about: `${row.storeName} · ${row.invoiceNumber}`,
        points: written(row.points, true),
        chips: <RowChips row={row} verb={undefined} />,
      }))}
      onUnmark={onUnmark}
      onClose={onClose}
    >
      <DecisionFoot
        told={draft.wrong === 'reason_required' ? t('reason_required') : undefined}
        refuse={{ label: t('several.refuse', { count }), key: 'R', onPress: several.refuse }}
        accept={{ label: t('several.approve', { count }), key: 'A', onPress: several.approve }}
      >
        <Reasons
          label={t('choose_reason')}
          reasons={auditReasons.map((key) => ({
            key,
            label: t(`reason.${key}`),
            hint: t(isCorrectable(key) ? 'can_mend' : 'cannot_mend'),
          }))}
          chosen={draft.reason}
          onChoose={several.choose}
          note={draft.note}
          onNote={several.write}
          noteLabel={t('several.note')}
          noteRef={several.noteRef}
          error={draft.wrong === 'note_required' ? atField('note_required') : undefined}
          isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
        />
      </DecisionFoot>
    </SeveralPane>
  );
}
