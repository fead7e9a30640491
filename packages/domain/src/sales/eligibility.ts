import { programRoles } from '../identity/index.ts';
import { reportingRoles } from './words.ts';

export type SellerFacts = {
  /** The member's status in the program (D69). */
  status: string;
  programRole: string | null;
  isRegistered: boolean;
};
export type SellerRefusal = 'member_blocked' | 'member_not_approved' | 'role_cannot_report' | 'not_registered';

/** Whether a member may report sales in a campaign (SAL-08), in the order in which a person can act on it. */
export function judgeSeller({ status, programRole, isRegistered }: SellerFacts): SellerRefusal | undefined {
  if (status === 'blocked') return 'member_blocked';
  if (status !== 'approved') return 'member_not_approved';
  if (!reports(programRole)) return 'role_cannot_report';
  return isRegistered ? undefined : 'not_registered';
}

const reports = (role: string | null) => programRoles.some((known) => known === role && reportingRoles.some((one) => one === known));
