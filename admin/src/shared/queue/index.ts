/** A queue of decisions: a list that the keyboard walks through, the facts beside it, reasons that single keys choose, and ten seconds to undo. */
export { DecisionFoot } from './decision-foot.tsx';
export type { PendingAction, Sending } from './pending-actions.ts';
export { SelectionBar } from './selection-bar.tsx';
export { QueuePane } from './queue-pane.tsx';
export { QueueTabs } from './queue-tabs.tsx';
export { Reasons } from './reasons.tsx';
export { SeveralPane } from './several-pane.tsx';
export { UndoSnackbar } from './undo-snackbar.tsx';
export type { PendingActions } from './use-pending-actions.ts';
export { useClaim } from './use-claim.ts';
export { useDecision, type Deciding, type Decision } from './use-decision.ts';
export { keysOf, useReviewQueue } from './use-review-queue.ts';
export { useKeys } from './use-keys.ts';
export type { Selection } from './use-selection.ts';
export { usePreload } from './use-preload.ts';
export { useQueue } from './use-queue.ts';
export { useReason } from './use-reason.ts';
export { default as queueClasses } from './queue.module.css';
