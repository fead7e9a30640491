import { call, configured, momentBy } from '@vitrine/client';
import { deliverLease } from '@vitrine/contract/learning';
import type { HandedIn } from '../outbox/kinds.ts';

/** Sends a test that was handed in without a network; throws like a call. Sent again it changes nothing: the lease is delivered once. */
export async function sendLease({ leaseId, ...body }: HandedIn): Promise<void> {
  await call(deliverLease, { params: { leaseId }, body: { ...body, sent: momentBy(configured().device) } });
}
