import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { localEventBus, type EventBus } from '../events/index.ts';
import type { Platform } from '../platform.ts';
import { openStreams } from '../realtime/index.ts';
import type { Doorkeeper } from './actor.ts';
import { admitBy } from './admission.ts';
import type { Routes } from './answer.ts';
import { answerErrors } from './errors.ts';

export type HttpParts = { doorkeeper: Doorkeeper; events?: EventBus; routes: readonly Routes[]; onRoute?: (route: RouteOptions) => void };

/** The HTTP server of the product, with the routes of every room. Not listening yet. */
export async function createHttp(
  platform: Platform,
  { doorkeeper, events = localEventBus(), routes, onRoute }: HttpParts,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    trustProxy: 'loopback',
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    genReqId: () => platform.newId(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 512 },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('platform', platform);
  const streams = openStreams(events);
  app.decorate('streams', streams);
  app.addHook('preClose', async () => streams.close());
  answerErrors(app);
  admitBy(app, doorkeeper);
  await app.register(formbody);
  for (const add of routes) add(app);
  return app;
}
