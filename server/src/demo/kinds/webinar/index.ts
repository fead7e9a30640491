import type { DemoKind } from '../demo-kind.ts';

/** Every class of its kind that the course has. */
export const webinar: DemoKind<'webinar'> = async () => ({ classIds: [] });
