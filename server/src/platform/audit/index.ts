/** The trail of what administrators change (ADM-09): written with the change, only ever read afterwards. */
export { forgetInTrail } from './forget-in-trail.ts';
export { auditRoutes, listTrail } from './list-audit-trail.ts';
export { namedIn, namesOf, type NamesOf, type TrailNames } from './things-named.ts';
export { toldInTrail } from './told-in-trail.ts';
export { recordChange, recordChanges } from './record-change.ts';
