import type { DemoKind } from '../demo-kind.ts';

/** The demo names the course at SCORM Cloud in its texts; it opens where the operator has an account. */
export const scormCloud: DemoKind<'scorm_cloud'> = async (_demo_parts, { activity }) => ({ courseId: activity.media ?? '' });
