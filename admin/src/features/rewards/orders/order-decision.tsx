import type { OrderToDecide } from '@vitrine/contract/rewards';
import { orderReasons } from '@vitrine/domain/rewards';
import { useMessages } from '@vitrine/ui/forms';
import { formatPoints, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionFoot, queueClasses as classes, Reasons } from '../../../shared/queue/index.ts';
import type { Act } from './api.ts';
import { TextDialog, type TextVerb } from './text-dialog.tsx';
import type { OrderActs } from './use-order-acts.ts';

/** The steps that the server allows now; what needs a word asks for it first. */
export function OrderDecision({ one, acts }: { one: OrderToDecide; acts: OrderActs }) {
  const { t, i18n } = useTranslation('rewards');
  const { atForm, atField } = useMessages();
  const [asking, ask] = useState<TextVerb | undefined>();
  const { can, order } = one;
  const points = formatPoints(order.points, matchLocale(i18n.language));
  const texts: [TextVerb, boolean][] = [
    ['propose', can.proposeException],
    ['hold', can.hold],
    ['ship', can.ship],
  ];
  const plain: ['withdraw' | 'resume', boolean][] = [
    ['withdraw', can.withdrawException],
    ['resume', can.resume],
  ];
  const others = [
    ...texts.flatMap(([verb, may]) => (may ? [{ label: t(`orders.verb.${verb}`), onPress: () => ask(verb) }] : [])),
    ...plain.flatMap(([verb, may]) => (may ? [{ label: t(`orders.verb.${verb}`), onPress: () => acts.run({ verb }) }] : [])),
  ].map((act) => ({ ...act, isOff: acts.isSending }));
  const isNothing = acts.pendingAction !== undefined || (!can.refuse && acts.accept === undefined && others.length === 0);
  const { accept, draft } = acts;
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <h2>{t('orders.decision')}</h2>
        <p className={classes.second}>{t(isNothing ? 'orders.nothing_to_do' : `orders.means.${order.state}`, { points })}</p>
      </div>
      {isNothing ? null : (
        <DecisionFoot
          told={
            draft.wrong === 'reason_required' ? t('orders.reason_required') : acts.refusal === undefined ? undefined : atForm(acts.refusal)
          }
          others={others}
          refuse={can.refuse ? { label: t('orders.verb.refuse'), key: 'R', isOff: acts.isSending, onPress: acts.refuse } : undefined}
          accept={accept && { label: t(`orders.verb.${accept.verb}`, { points }), key: 'A', isBusy: acts.isSending, onPress: accept.run }}
        >
          {can.refuse ? (
            <Reasons
              label={t('orders.choose_reason')}
              reasons={orderReasons.map((key) => ({ key, label: t(`orders.reason.${key}`) }))}
              chosen={draft.reason}
              onChoose={acts.choose}
              note={draft.note}
              onNote={acts.write}
              noteLabel={t('orders.note')}
              noteRef={acts.noteRef}
              error={draft.wrong === 'note_required' ? atField('order_note_required') : undefined}
              isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
            />
          ) : null}
        </DecisionFoot>
      )}
      <TextDialog verb={asking} isSending={acts.isSending} onClose={() => ask(undefined)} onSend={(act: Act) => acts.run(act)} />
    </div>
  );
}
