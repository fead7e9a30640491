import { storeHandbooks } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The course's own handbook. */
export const pdf: DemoKind<'pdf'> = async (shelf, { course }) => ({ files: await storeHandbooks(shelf, course.key) });
