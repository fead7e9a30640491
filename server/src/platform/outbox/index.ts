/** News that travels upward: written in the transaction of what happened, told to subscribers afterwards, at least once. */
export { publishInto, type OutboxEvent, type Publish, type Subscribers } from './publish.ts';
export { openRelay, type Relay } from './relay.ts';
