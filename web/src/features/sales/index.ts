/** Sales on the screen: reporting one with a photo, what waits on this device, and what became of those that were sent. */
export { fetchSalesAhead } from './fetch-ahead.ts';
export { salesOutbox, useWaitingSales } from './outbox/use-outbox.ts';
