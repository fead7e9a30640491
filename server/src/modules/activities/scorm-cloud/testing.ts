import type { KindBuilder } from '../testing/kind-builder.ts';

export const scormCloud: KindBuilder<'scorm_cloud'> = {
  draft: () => ({ kind: 'scorm_cloud', courseId: 'vitrine-demo' }),
  seen: () => ({ kind: 'opened' }), // its results come from the service alone
};
