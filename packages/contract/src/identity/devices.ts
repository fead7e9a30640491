/** Where a person is logged in. */
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

export const Device = z.object({
  id: Id,
  /** `Chrome · Android`; empty where it was not told. */
  name: z.string(),
  beganAt: Instant,
  /** To a quarter of an hour. */
  lastSeenAt: Instant,
  isThis: z.boolean(),
});
export type Device = z.infer<typeof Device>;

const Devices = z.object({ items: z.array(Device) });

export const listDevices = endpoint({
  method: 'GET',
  path: '/profile/devices',
  visitors: false,
  answer: Devices,
  summary: 'Where I am logged in, this one first',
});

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/profile/devices/:deviceId',
  params: z.object({ deviceId: Id }),
  answer: Devices,
  summary: 'Logs out there: no request of it is let in any more',
});
