import { phases, sessionRefusals } from '@vitrine/domain/sence';
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';
import { MySession, SencePage } from './shapes.ts';

const one = z.object({ courseId: Id });

export const getSence = endpoint({
  method: 'GET',
  path: '/courses/:courseId/sence',
  module: 'online_courses',
  params: one,
  answer: SencePage,
  summary: 'A course under the authority, and how the member’s session of it stands (SEN-01)',
});

export const startSession = endpoint({
  method: 'POST',
  path: '/courses/:courseId/sence/sessions',
  module: 'online_courses',
  params: one,
  answer: MySession,
  refusals: sessionRefusals,
  summary: 'Begins a session; the form for the authority is asked for next. One that the authority left without an answer is given up',
});

export const closeSession = endpoint({
  method: 'POST',
  path: '/courses/:courseId/sence/close',
  module: 'online_courses',
  params: one,
  answer: MySession,
  refusals: sessionRefusals,
  summary: 'Asks to close the open session; the form for the authority is asked for next',
});

export const getSenceForm = endpoint({
  method: 'GET',
  path: '/courses/:courseId/sence/form',
  module: 'online_courses',
  visitors: false,
  params: one,
  query: z.object({ phase: z.enum(phases).default('start') }),
  answer: z.object({
    /** Where the browser posts it. */
    action: z.url(),
    /** In the authority’s own names, with the provider’s token: kept nowhere. */
    fields: z.record(z.string(), z.string()),
  }),
  refusals: sessionRefusals,
  summary: 'The form of a session that is being started or closed, for the browser to post to the authority; again while it waits',
});

/**
 * The authority’s answer comes by the person’s browser, from its site and without a session of ours; the key in the address is for one answer. The address is short, for the
 * manuals allow a hundred letters.
 */
export const takeSenceAnswer = endpoint({
  method: 'POST',
  path: '//sence/:key/:way',
  access: 'open',
  perMinute: 120,
  params: z.object({ key: z.string().max(64), way: z.enum(['r', 'e']) }),
  encoding: 'form',
  body: z.looseObject({}),
  answer: z.string(),
  answersFile: true,
  keyed: false,
  summary: 'The way back from the authority: keeps its answer and leads to the course’s screen',
});
