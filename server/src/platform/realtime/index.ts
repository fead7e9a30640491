/** Server-sent events: what a person is told while a page is open. */
export type { StreamEvent } from './pipe.ts';
export { openStreams, usualLimits, type Stream, type StreamLimits, type Streams } from './streams.ts';
