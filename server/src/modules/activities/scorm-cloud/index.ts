/** Courses that SCORM Cloud plays; the room of learning asks it for launches and results. */
import { judgeScormCloud } from '@vitrine/domain/activities/scorm-cloud';
import type { Kind } from '../kind.ts';
import { parseCloud, parseCloudDetail, type StoredCloud } from './stored.ts';

export const scormCloud: Kind<'scorm_cloud', StoredCloud> = {
  parseContent: parseCloud,
  parseDetail: parseCloudDetail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, ...draft }),
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf: () => [],
  testOf: () => null,
  missingOf: ({ courseId }) => (courseId === '' ? ['course_id_missing'] : []),
  viewOf: async ({ settings }, _actor, { detail: { version: _, ...result } }) => ({
    kind: 'scorm_cloud',
    isSetUp: settings.SCORM_CLOUD_APP_ID !== undefined,
    ...result,
  }),
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { detail }) => judgeScormCloud(detail),
};
