import type { DeviceMoment, Lease } from '@vitrine/contract/learning';
import type { GivenAnswer } from '../kinds/conventional-test/given-answer.ts';

/** A test as it lies on this device: taken along, begun, handed in. The server knows of it once it was sent. */
export type OwnLease = Lease & {
  device: string;
  answers: Record<string, GivenAnswer & { given: DeviceMoment }>;
  begun: DeviceMoment | null;
  handedIn: DeviceMoment | null;
};
