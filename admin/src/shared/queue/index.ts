/** A queue of decisions: a list that the keyboard walks through, the facts beside it, and the reasons that single keys choose. */
export { DecisionFoot } from './decision-foot.tsx';
export { QueuePane } from './queue-pane.tsx';
export { Reasons } from './reasons.tsx';
export { useKeys } from './use-keys.ts';
export { neighboursOf, useQueue } from './use-queue.ts';
export { default as queueClasses } from './queue.module.css';
