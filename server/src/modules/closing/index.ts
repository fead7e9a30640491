/** The close of campaigns as one job, and simulations of new rules on the sales of old campaigns. */
export { runClose } from './run-close.ts';
export { replay } from './replay-sales.ts';
