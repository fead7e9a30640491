/** Activities, one folder a kind: what each keeps, what authors write into it, what a player gets, and how far a learner is. */
export { addActivity } from './add-activity.ts';
export { cloudClient } from './scorm-cloud/cloud-client.ts';
export { linksOfGame } from './game.ts';
export { freezeRevisions } from './freeze-revisions.ts';
export { completionOf, gameIn, parseContent, parseDetail, parseKind, previewOf, testVersionIn, viewOf, type StoredPlace } from './kinds.ts';
export { listDrafts, type RevisionDraft } from './list-drafts.ts';
export { listRevisions, type RevisionRow } from './queries.ts';
export type { RevisionForm } from './revision-rows.ts';
export { parseText } from './stored-text.ts';
export { tryPackage } from './try-package.ts';
export { writeRevision } from './write-revision.ts';
