import type { Device } from './device.ts';

/** A moment as a device tells it: by its clock, and by the ticks of one life of the page, which no change of the clock moves. */
export type DeviceMoment = { at: string; ticks: number; life: string };

/** Where a device counts no ticks, its clock alone says when. */
export function momentBy(device: Pick<Device, 'nowMs' | 'life'>): DeviceMoment {
  const now = device.nowMs();
  const { ticks, id } = device.life?.() ?? { ticks: now, id: 'clock' };
  return { at: new Date(now).toISOString(), ticks, life: id };
}
