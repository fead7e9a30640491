import type { Device } from '@vitrine/client';
import { watchingOutbox } from '../features/classes/index.ts';
import { photoOutbox } from '../features/photos/index.ts';
import { listeningOutbox } from '../features/podcasts/index.ts';
import { salesOutbox } from '../features/sales/index.ts';
import { isAnyWaiting } from '../shared/outbox/items.ts';

/** Whose things may wait from an earlier visit, beside those of learning; each opens by its lane's name, and then sends by itself. */
const lanes: Readonly<Record<string, () => Promise<unknown>>> = {
  sales: salesOutbox,
  photos: photoOutbox,
  podcasts: listeningOutbox,
  meetings: watchingOutbox,
};

/** What an earlier visit left goes with this one, whichever screen is open. The code that sends comes only where something waits. */
export async function sendWaiting(device: Pick<Device, 'kept'>): Promise<void> {
  for (const [lane, open] of Object.entries(lanes)) if (await isAnyWaiting(device, lane)) await open();
}
