/** Activities: what each kind keeps, what authors write into it, what a player gets, and how far a learner is. One folder a kind. */
export { activitiesFileAccess, type LearnsActivity } from './files.ts';
export { completionOf, parseContent, parseDetail, parseKind, previewOf, viewOf, type StoredPlace } from './kinds.ts';
export { listDrafts, type RevisionDraft } from './list-drafts.ts';
export { listRevisions, type RevisionRow } from './queries.ts';
export { parseText } from './stored-text.ts';
export { addActivity, freezeRevisions, writeRevision, type RevisionForm } from './write-revision.ts';
