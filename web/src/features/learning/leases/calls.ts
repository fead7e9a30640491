import { call } from '@vitrine/client';
import { takeLease, type Lease, type PlayerPage } from '@vitrine/contract/learning';

export const fetchLease = ({ courseId, activity }: PlayerPage, device: string): Promise<Lease> =>
  call(takeLease, { params: { courseId, hierarchy_order: activity.hierarchy_order }, body: { device } });
