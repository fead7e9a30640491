import type { DemoKind } from '../demo-kind.ts';

/** The demo names the address in its texts: films of other people are none of its files. */
export const youtube: DemoKind<'youtube'> = async (_demo_parts, { activity }) => ({ address: activity.media ?? '' });
