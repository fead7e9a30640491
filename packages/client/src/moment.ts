/** A moment as this page knows it: by the device's clock, and by the ticks of this life of the page, which no change of the clock moves. */
export type DeviceMoment = { at: string; ticks: number; life: string };

export const momentNow = (nowMs: number): DeviceMoment => ({
  at: new Date(nowMs).toISOString(),
  ticks: performance.now(),
  life: String(performance.timeOrigin),
});
