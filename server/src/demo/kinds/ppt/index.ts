import { storeHandbooks } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** Slides that were sent as their pages: the course's own handbook. */
export const ppt: DemoKind<'ppt'> = async (demoParts, { course }) => ({ files: await storeHandbooks(demoParts, course.key) });
