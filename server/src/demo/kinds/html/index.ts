import { storeLesson } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** A package of the demo's lessons, or a page that says what the activity says. */
export const html: DemoKind<'html'> = async (demoParts, { activity }) =>
  activity.media ? { fileId: await storeLesson(demoParts, activity.media) } : { page: activity.summary };
