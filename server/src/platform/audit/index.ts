/** The audit log of what administrators change (ADM-09): written with the change, only ever read afterwards. */
export { forgetInAuditLog } from './forget-in-audit-log.ts';
export { auditRoutes, listTrail } from './list-audit-log.ts';
export { namedIn, namesOf, type NamesOf, type TrailNames } from './things-named.ts';
export { toldInAuditLog } from './told-in-audit-log.ts';
export { recordChange, recordChanges } from './record-change.ts';
