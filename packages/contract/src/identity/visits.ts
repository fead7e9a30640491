/** The portal as a member sees it, for somebody of the console who helps them (ADM-02). */
import { visitReason } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';

/** What opens the portal as this member, for as long as it lasts. There is no renewal. */
export const Visit = z.object({
  access_token: z.string(),
  user_firebase_token: z.string(),
  expires_in: z.int(),
  person: z.object({ id: Id, languageId: z.int() }),
  clientId: Id,
});
export type Visit = z.infer<typeof Visit>;

export const beginVisit = endpoint({
  method: 'POST',
  path: '/people/:memberId/visits',
  needs: 'people.visit',
  params: z.object({ memberId: Id }),
  body: z.object({ reason: z.string().trim().max(visitReason.most) }),
  answer: Visit,
  refusals: ['visit_reason_missing', 'not_yourself', 'role_above_yours', 'awaiting_approval', 'person_blocked'],
  keyed: false,
  summary: 'Opens the portal as this member sees it, to look and not to act; kept in the audit log with its reason',
});
