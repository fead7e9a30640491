import { reportFault as reportFaultCall, type FaultReport } from '@vitrine/contract/kernel';
import { isKnownNoise } from '@vitrine/domain/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { answer, type Routes } from '../http/answer.ts';
import { withoutSecrets } from './create-log.ts';

/** Where browsers tell of their faults. */
export const faultRoutes = (): Routes => (app) => {
  answer(app, reportFaultCall, ({ body, host, request }) => reportFault(request, { host, report: body }));
};

/**
 * Keeps the report of a fault in a browser: one line of the log, with its release (CON-04), for whoever runs the server. Known noise leaves none (ERR-05), whichever
 * release sent it. Addresses in it lose their tokens, as everywhere in the log (decision D51).
 */
function reportFault(
  { log }: { log: Pick<FastifyBaseLogger, 'warn'> },
  { host, report }: { host: string; report: FaultReport },
): Promise<Record<string, never>> {
  const { message, stack, path, ...rest } = report;
  if (!isKnownNoise(report)) {
    const told = { message: withoutSecrets(message), stack: withoutSecrets(stack), path: withoutSecrets(path) };
    log.warn({ fault: { ...rest, ...told, host } }, 'a fault in a browser');
  }
  return Promise.resolve({});
}
