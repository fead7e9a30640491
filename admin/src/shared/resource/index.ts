/** The resource engine: a schema and a few calls give a list, its filters, a form, an import and an export. */
export { CategoriesScreen } from './categories-screen.tsx';
export { described, fieldsOf } from './field-kinds.ts';
export { DirtyGuard } from './dirty-guard.tsx';
export { ImportStart } from './import/import-start.tsx';
export { choiceNamed } from './import/read-cell.ts';
export { rehearse, type Rehearsal } from './import/rehearse.ts';
export { RehearsalResult } from './import/rehearsal-result.tsx';
export { resource, type HintProps, type Opened } from './resource.ts';
export { RemoveThing } from './remove-thing.tsx';
export { ResourceList } from './resource-list.tsx';
export { ResourceScreen } from './resource-screen.tsx';
export { useResourceSearch, validateSearch } from './resource-search.ts';
export type { Chosen } from './use-chosen.ts';
export { unwrapFields } from './unwrap-fields.ts';
export { listKey, oneKey } from './use-list.ts';
export { useVersionedSave } from './use-versioned-save.ts';
export { openedBy, sentBy } from './wiring.ts';
export { VersionConflict } from './version-conflict.tsx';
