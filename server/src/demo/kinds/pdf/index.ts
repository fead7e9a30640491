import { storeHandbooks } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The course's own handbook. */
export const pdf: DemoKind<'pdf'> = async (demoParts, { course }) => ({ files: await storeHandbooks(demoParts, course.key) });
