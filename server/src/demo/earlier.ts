import type { Platform } from '../platform/platform.ts';

/** The platform as it was some hours ago. */
export function at(platform: Platform, hours: number): Platform {
  const back = hours * 3_600_000;
  const { clock } = platform;
  return { ...platform, clock: { ...clock, now: () => clock.in(-back), in: (milliseconds) => clock.in(milliseconds - back) } };
}
