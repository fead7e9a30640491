/** The log: one JSON line an event, for machines; it names rooms, use-cases and ids, and holds no secret. */
export { addressWithoutSecrets, createLog } from './create-log.ts';
export { inSources } from './in-sources.ts';
