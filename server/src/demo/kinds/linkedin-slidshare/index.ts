import type { DemoKind } from '../demo-kind.ts';

/** The demo names the address in its texts: presentations of other people are none of its files. */
export const linkedinSlidshare: DemoKind<'linkedin_slidshare'> = async (_demo_parts, { activity }) => ({ address: activity.media ?? '' });
