import type { DemoKind } from '../demo-kind.ts';

/** The demo names the stream in its texts; it plays where the operator has set up a streaming server. */
export const wowza: DemoKind<'wowza'> = async (_demo_parts, { activity }) => ({ address: activity.media ?? '' });
