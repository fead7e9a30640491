import type { OrderToDecideRow } from '@vitrine/contract/rewards';
import { needsOrderNote, orderReasons, type OrderReason, type OrderState } from '@vitrine/domain/rewards';
import { useMessages } from '@vitrine/ui/forms';
import { formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { DecisionFoot, Reasons, SeveralPane, useReason, type PendingActions } from '../../../shared/queue/index.ts';
import { OrderChips } from './order-queue-row.tsx';
import { useFinalSteps } from './use-final-steps.ts';
import type { FinalVerb } from './use-final-steps.ts';

/** What many orders of a state may become at once: nothing that needs a word of its own for each. */
const together: Partial<Record<OrderState, { accept: 'approve' | 'deliver'; mayRefuse: boolean }>> = {
  awaiting_approval: { accept: 'approve', mayRefuse: true },
  shipped: { accept: 'deliver', mayRefuse: false },
};
export const mayDecideTogether = (state: OrderState): boolean => state in together;

type Ask = { state: OrderState; pendingActions: PendingActions<FinalVerb>; onDecided: () => void };

/** One step for all the marked orders. */
export function useSeveralOrders(rows: readonly OrderToDecideRow[], { state, pendingActions, onDecided }: Ask) {
  const give = useFinalSteps(pendingActions);
  const reason = useReason<OrderReason>('several', needsOrderNote);
  const { accept, mayRefuse = false } = together[state] ?? {};
  const orders = rows.map((row) => ({ ...row, name: row.member.name }));
  return {
    ...reason,
    accept,
    approve: () => {
      if (!accept) return;
      give(orders, { verb: accept });
      onDecided();
    },
    refuse: mayRefuse
      ? () => {
          const why = reason.check();
          if (!why) return;
          give(orders, { verb: 'refuse', ...why });
          onDecided();
        }
      : undefined,
  };
}

type SeveralOrdersProps = {
  rows: readonly OrderToDecideRow[];
  several: ReturnType<typeof useSeveralOrders>;
  onUnmark: (id: string) => void;
  onClose: () => void;
};

/** The marked orders, and one step for all of them. */
export function SeveralOrders({ rows, several, onUnmark, onClose }: SeveralOrdersProps) {
  const { t, i18n } = useTranslation('rewards');
  const { atField } = useMessages();
  const written = (points: number) => formatPoints(points, matchLocale(i18n.language));
  const points = written(rows.reduce((sum, row) => sum + row.points, 0));
  const count = rows.length;
  const { draft, accept, refuse } = several;
  const unaudited = rows.filter(({ audit }) => !audit.isEnough).length;
  const impact = [
    ...(accept === 'approve' ? [{ state: 'earned' as const, text: t('orders.several.approve_does', { points }) }] : []),
    ...(accept === 'approve' && unaudited > 0
      ? [{ state: 'audit' as const, text: t('orders.several.unaudited', { count: unaudited }) }]
      : []),
    ...(accept === 'deliver' ? [{ state: 'earned' as const, text: t('orders.several.deliver_does') }] : []),
    ...(refuse ? [{ state: 'refused' as const, text: t('orders.several.refuse_does', { points }) }] : []),
  ];
  return (
    <SeveralPane
      title={t('orders.several.title', { count })}
      impact={impact}
      rows={rows.map((row) => ({
        id: row.id,
        name: row.member.name,
        about: `${row.rewardTitle} · ${row.number}`,
        points: written(row.points),
        chips: <OrderChips row={row} verb={undefined} />,
      }))}
      onUnmark={onUnmark}
      onClose={onClose}
    >
      <DecisionFoot
        told={draft.wrong === 'reason_required' ? t('orders.reason_required') : undefined}
        refuse={refuse && { label: t('orders.several.refuse', { count }), key: 'R', onPress: refuse }}
        accept={accept && { label: t(`orders.several.${accept}`, { count }), key: 'A', onPress: several.approve }}
      >
        {refuse ? (
          <Reasons
            label={t('orders.choose_reason')}
            reasons={orderReasons.map((key) => ({ key, label: t(`orders.reason.${key}`) }))}
            chosen={draft.reason}
            onChoose={several.choose}
            note={draft.note}
            onNote={several.write}
            noteLabel={t('orders.several.note')}
            noteRef={several.noteRef}
            error={draft.wrong === 'note_required' ? atField('order_note_required') : undefined}
            isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
          />
        ) : null}
      </DecisionFoot>
    </SeveralPane>
  );
}
