import type { Device } from './device.ts';

/** How long to wait after so many failures: each time twice as long, and by chance, so that devices do not come back all at once. */
export const pauseFor = (device: Pick<Device, 'fraction'>, { failures, longest }: { failures: number; longest: number }): number =>
  Math.min(longest, 1_000 * 2 ** failures) * (0.5 + device.fraction() / 2);
