import { parseContent } from '../activities/index.ts';
import type { VersionActivity } from '../catalog/index.ts';

/** The version of the test that an activity is made of; undefined for activities without one. */
export function testVersionIn(activity: Pick<VersionActivity, 'kind' | 'content'>): string | undefined {
  return activity.kind === 'conventional_test' ? parseContent('conventional_test', activity.content).testVersionId : undefined;
}
