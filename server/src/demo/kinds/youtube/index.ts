import type { DemoKind } from '../demo-kind.ts';

/** The demo names the address in its texts: films of other people are none of its files. */
export const youtube: DemoKind<'youtube'> = async (_shelf, { activity }) => ({ address: activity.media ?? '' });
