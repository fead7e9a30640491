/** Many people at once: how their list is sorted, what may be changed of many, and the rules of an import. */
export { mostCounted, peopleSorts, type PeopleSorting } from './directory.ts';
export {
  bulkBelongings,
  bulkRefusals,
  bulkRoles,
  bulkStates,
  bulkVerbs,
  oppositeOf,
  type BulkAction,
  type BulkRefusal,
  type BulkState,
} from './bulk.ts';
