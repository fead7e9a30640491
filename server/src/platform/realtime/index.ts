/** Server-sent events: what a person is told while a page is open. */
export type { StreamEvent } from './pipe.ts';
export { openStreams, type Streams } from './streams.ts';
