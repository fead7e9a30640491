/** How every call is written down, and the shapes that all rooms share. */
export {
  addressOf,
  endpoint,
  modulesOf,
  type Access,
  type Answer,
  type Ask,
  type Endpoint,
  type Method,
  type RefusalOf,
} from './endpoint.ts';
export {
  Day,
  Flag,
  Id,
  Instant,
  LocaleCode,
  LocaleText,
  Nothing,
  PageQuery,
  pageOf,
  ParticipantText,
  PictureFingerprint,
  RefusalBody,
  SearchTerm,
} from './shapes.ts';
export { RepeatRule, RepeatWish } from './repeat.ts';
export { checkDates, DateClash } from './check-dates.ts';
export { listBlockThings } from './block-things.ts';
export { Blocks, ShownBlock, ShownBlocks, Thing, type ShownPlainBlock } from './blocks.ts';
export { changed, Was } from './changes.ts';
export { countOf } from './count-of.ts';
export { exportOf } from './export-of.ts';
export { AuditEntry, completeUpload, exportAuditLog, listAuditLog, listTrailPeople, renewLink, StoredFile } from './files.ts';
export type { FilePurpose } from '@vitrine/domain/kernel';
export { FaultReport, reportFault } from './faults.ts';
