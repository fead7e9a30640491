/** Training points sent to a partner's loyalty program: the client's partner, sendings that are all or nothing, documents that belong to one account. */
export { transferInvariants } from './invariants.ts';
