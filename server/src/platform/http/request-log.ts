import type { FastifyInstance } from 'fastify';
import { addressWithoutSecrets } from '../log/index.ts';

/** One line an answer, when it has left. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip, routeOptions } = request;
    request.log.info(
      {
        method,
        url: addressWithoutSecrets(url, request),
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip,
      },
      'answered',
    );
  });
}
