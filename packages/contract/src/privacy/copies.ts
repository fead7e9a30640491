/** A copy of all that is held about a person (PRO-05). */
import { copyStates } from '@vitrine/domain/privacy';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

export const CopyOfData = z.object({
  /** The last one that was asked for; null where there is none. */
  copy: z
    .object({
      id: Id,
      state: z.enum(copyStates),
      askedAt: Instant,
      /** Null until it lies there. */
      readyAt: Instant.nullable(),
      expiresAt: Instant.nullable(),
      bytes: z.int().nullable(),
    })
    .nullable(),
  /** From when the next one may be asked for; null for now. */
  nextFrom: Instant.nullable(),
});
export type CopyOfData = z.infer<typeof CopyOfData>;

export const getCopy = endpoint({
  method: 'GET',
  path: '/me/copy',
  answer: CopyOfData,
  visitors: false, // what is the member's alone
  summary: 'The copy of all that is held about the person: whether one is being made, or lies ready and until when',
});

export const askForCopy = endpoint({
  method: 'POST',
  path: '/me/copy',
  body: z.object({ password: z.string().min(1, 'required').max(256, 'text_too_long') }),
  answer: CopyOfData,
  keyed: false, // it holds a password; a second request finds the first one
  refusals: ['copy_too_soon', 'current_password_wrong', 'too_many_requests'],
  summary: 'Has a copy made of all that is held about the person; one that is being made is found again (PRO-05)',
});

export const openCopy = endpoint({
  method: 'POST',
  path: '/me/copy/:copyId/link',
  params: z.object({ copyId: Id }),
  answer: z.object({ url: z.string(), expiresAt: Instant }),
  keyed: false, // a link is made for ten minutes, and a newer one is better
  refusals: ['copy_over'],
  summary: 'A link by which the person downloads their copy',
});
