import { deliverLease, type LeaseDelivery } from '@vitrine/contract/learning';
import { call } from './call.ts';
import { configured } from './configuration.ts';
import { momentBy } from './moment.ts';

/** A test that was taken without a network and handed in, as it waits on this device. */
export type HandedIn = Omit<LeaseDelivery, 'sent'> & { leaseId: string };

/** Sends one; throws like a call. Sent again it changes nothing: the lease was delivered once. */
export async function sendLease({ leaseId, ...body }: HandedIn): Promise<void> {
  await call(deliverLease, { params: { leaseId }, body: { ...body, sent: momentBy(configured().device) } });
}
