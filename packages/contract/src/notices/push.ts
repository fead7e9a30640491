/** Notices to phones (MOB-01). */
import { phoneSystems, pushRefusals } from '@vitrine/domain/notices';
import { z } from 'zod';
import { endpoint, Nothing } from '../kernel/index.ts';

/** What the provider knows the app on one phone by. */
const PushToken = z
  .string()
  .min(8)
  .max(1_024)
  .regex(/^[\w:.-]+$/);

export const getPush = endpoint({
  method: 'GET',
  path: '/push',
  answer: z.object({
    /** False where the operator told nobody to send: screens say nothing of it. */
    isOn: z.boolean(),
  }),
  summary: 'Whether phones are told of notices here',
});

export const keepPushDevice = endpoint({
  method: 'PUT',
  path: '/push-devices',
  body: z.object({ token: PushToken, system: z.enum(phoneSystems) }),
  answer: Nothing,
  refusals: pushRefusals,
  summary: 'Tells this phone of the member’s notices from now on, and nobody else’s; again changes nothing',
});

export const forgetPushDevice = endpoint({
  method: 'POST',
  path: '/push-devices/forget',
  body: z.object({ token: PushToken }),
  answer: Nothing,
  summary: 'Tells this phone of no more notices of the person; of a phone that is not theirs, nothing',
});
