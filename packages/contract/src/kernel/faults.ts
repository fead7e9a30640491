/** What browsers tell of their faults. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Nothing } from './shapes.ts';

/** A fault in somebody's browser: what it says, where it was, and in which release. Nothing of what the person typed. */
export const FaultReport = z.object({
  release: z.string().min(1).max(80),
  app: z.enum(['portal', 'console']),
  name: z.string().max(120),
  message: z.string().max(600),
  stack: z.string().max(4_000),
  /** The path of the page, without what follows it. */
  path: z.string().max(200),
});
export type FaultReport = z.infer<typeof FaultReport>;

export const reportFault = endpoint({
  access: 'open',
  method: 'POST',
  path: '/faults',
  body: FaultReport,
  answer: Nothing,
  keyed: false,
  perMinute: 30,
  summary: 'Takes the report of a fault in a browser, with its release (CON-04, ERR-05)',
});
