/** A queue of decisions: a list that the keyboard walks through, the facts beside it, reasons that single keys choose, and ten seconds to undo. */
export { DecisionFoot } from './decision-foot.tsx';
export type { Deed, Sending } from './deeds.ts';
export { MarksBar } from './marks-bar.tsx';
export { QueuePane } from './queue-pane.tsx';
export { QueueTabs } from './queue-tabs.tsx';
export { Reasons } from './reasons.tsx';
export { SeveralPane } from './several-pane.tsx';
export { UndoPlate } from './undo-plate.tsx';
export type { DeedsOnScreen } from './use-deeds.ts';
export { useClaim } from './use-claim.ts';
export { useDecision, type Deciding, type Decision } from './use-decision.ts';
export { keysOf, useDesk } from './use-desk.ts';
export { useKeys } from './use-keys.ts';
export type { Marks } from './use-marks.ts';
export { usePreload } from './use-preload.ts';
export { useQueue } from './use-queue.ts';
export { useReason } from './use-reason.ts';
export { default as queueClasses } from './queue.module.css';
