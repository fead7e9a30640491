import type { OrderReason, OrderRefusal, OrderState } from './words.ts';

/** What may become of an order, and by whom: the member cancels and resumes, the console does the rest. */
export const orderSteps = ['approve', 'refuse', 'ship', 'deliver', 'resume', 'cancel', 'propose_exception', 'hold'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** From which states a step goes on, and to which one. */
const steps: Record<OrderStep, { from: readonly OrderState[]; to: OrderState }> = {
  approve: { from: ['awaiting_approval'], to: 'approved' },
  refuse: { from: ['awaiting_approval', 'on_hold'], to: 'refused' },
  ship: { from: ['approved'], to: 'shipped' },
  deliver: { from: ['approved', 'shipped'], to: 'delivered' },
  resume: { from: ['on_hold'], to: 'awaiting_approval' },
  cancel: { from: ['awaiting_approval', 'on_hold'], to: 'cancelled' },
  propose_exception: { from: ['awaiting_approval'], to: 'awaiting_approval' },
  hold: { from: ['awaiting_approval'], to: 'on_hold' },
};

export const stateAfter = (step: OrderStep): OrderState => steps[step].to;
export const canStep = ({ step, state }: { step: OrderStep; state: OrderState }): boolean => steps[step].from.includes(state);

/** Orders that count: they hold a place in stock and in the category (decision D28). */
export const isLive = (state: OrderState): boolean => state !== 'refused' && state !== 'cancelled';

export type StepFacts = {
  step: OrderStep;
  state: OrderState;
  version: number;
  /** The version that the person looked at. */
  seenVersion: number;
  /** The one who acts ordered it; nobody decides their own order. */
  isOwn: boolean;
};

/** Whether somebody of the console may take a step now; a stale one is told what happened meanwhile (D37). */
export function judgeOrderStep({ step, state, version, seenVersion, isOwn }: StepFacts): OrderRefusal | 'changed_meanwhile' | undefined {
  if (isOwn && step !== 'cancel') return 'own_order';
  if (!canStep({ step, state })) return wrongState({ step, state });
  return version === seenVersion ? undefined : 'changed_meanwhile';
}

/** Why a state does not allow a step: what became of the order, where that says more. */
export function wrongState({ step, state }: { step: OrderStep; state: OrderState }): OrderRefusal {
  if (state === 'refused') return 'order_already_refused';
  if (state === 'cancelled') return 'order_already_cancelled';
  if (state === 'delivered') return 'order_already_delivered';
  if (step === 'resume') return 'order_not_on_hold';
  if (step === 'ship' || step === 'deliver') return state === 'shipped' ? 'order_already_shipped' : 'order_not_approved';
  return state === 'on_hold' ? 'order_on_hold' : 'order_already_approved';
}

/** `other` says nothing by itself. */
export const needsOrderNote = (reason: OrderReason): boolean => reason === 'other';

/** Who caused a refusal: points come back either way, and after the campaign's end they stay usable only for the program's own reason (decision D31). */
export const refusedFor = (reason: OrderReason): 'program' | 'member' =>
  reason === 'sales_in_doubt' || reason === 'rules_broken' ? 'member' : 'program';

/** The exception of loyalty 3.2: points that are not audited yet, a reason, and two people of whom neither ordered it. */
export function judgeException({
  proposedBy,
  approverId,
  ordererId,
}: {
  proposedBy: string | null;
  approverId: string;
  ordererId: string;
}): OrderRefusal | undefined {
  if (approverId === ordererId) return 'own_order';
  if (proposedBy === null) return 'exception_missing';
  return proposedBy === approverId ? 'second_approver_needed' : undefined;
}
