/** The first access of people without an e-mail: a code that staff hands out, and what it opens (LOG-09, ADM-02). */
import { z } from 'zod';
import { Day, endpoint, Id, Instant } from '../kernel/index.ts';
import { Challenged, challengeRefusals } from './challenge.ts';
import { PersonDetail } from './console-people.ts';
import { PasswordKey } from './recovery.ts';

export const redeemAccessCode = endpoint({
  method: 'POST',
  path: '/first-access/code',
  access: 'open',
  keyed: false,
  perMinute: 30,
  body: z.object({
    document: z.string().trim().min(1, 'required').max(40, 'text_too_long'),
    country: z.string().length(2, 'invalid_choice'),
    birthday: Day,
    code: z.string().trim().min(1, 'required').max(40, 'text_too_long'),
    ...Challenged,
  }),
  answer: PasswordKey,
  /** `access_code_wrong` is all that is told of an unknown person, other facts, and a wrong, used, revoked or old code alike. */
  refusals: ['registration_closed', 'access_code_wrong', 'too_many_requests', ...challengeRefusals],
  summary: 'Turns document, country, birthday and an access code into what a first password needs, once (LOG-09)',
});

const onePerson = z.object({ memberId: Id });

export const makeAccessCode = endpoint({
  method: 'POST',
  path: '/people/:memberId/access-code',
  needs: 'people.write',
  params: onePerson,
  /** The answer holds the code, and is kept nowhere: asked again, another one is made. */
  keyed: false,
  answer: z.object({ code: z.string(), expiresAt: Instant }),
  refusals: ['role_above_yours', 'belongs_to_other_client', 'person_blocked', 'access_code_needless', 'access_facts_missing'],
  summary: 'Makes a code for the first access of a person, in the place of one before; it is shown once',
});

export const revokeAccessCode = endpoint({
  method: 'DELETE',
  path: '/people/:memberId/access-code',
  needs: 'people.write',
  params: onePerson,
  answer: PersonDetail,
  refusals: ['role_above_yours', 'belongs_to_other_client'],
  summary: 'Takes the code for the first access of a person away; without one nothing happens',
});
