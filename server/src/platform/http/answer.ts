import type { Endpoint } from '@vitrine/contract/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Figures } from '../metrics/index.ts';
import type { Platform } from '../platform.ts';
import type { Streams } from '../realtime/index.ts';
import type { Actor } from './actor.ts';
import { tellWhoChanged } from './tell-who-changed.ts';
import { onceByKey, type Reworded } from './idempotency.ts';
import { routeLimit } from './limits.ts';
import { Refusal } from './refusal.ts';

type Parsed<S> = S extends z.ZodUndefined ? undefined : S extends z.ZodType ? z.output<S> : never;

/** What a handler is given: everything parsed. `actor` throws on an endpoint that is open to all. */
export type Asked<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  readonly actor: Actor;
  host: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Routes = (app: FastifyInstance) => void;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify's own interfaces are added to
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Asked instead of the general handler of @fastify/under-pressure. */
    pressureHandler?: () => void;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface of fastify is added to
  interface FastifyRequest {
    actor: Actor | null;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface of fastify is added to
  interface FastifyInstance {
    platform: Platform;
    /** Whether the caller of a request that is still open would be let in now. */
    isStillAdmitted(request: FastifyRequest): Promise<boolean>;
    streams: Streams;
    /** From now on `/readyz` says no, so that nobody new is sent here; everything is served on. A closing server says so by itself. */
    drain(): void;
    /** For the port that scrapers ask. */
    figures: Figures;
  }
}

/**
 * Registers the one route of an endpoint: address and shapes come from the contract, the hooks of the app see to admission, limits and
 * repeated requests by `config.endpoint`. The handler's answer is parsed by the contract before it leaves; one that sent a file or took
 * the connection over answers the reply itself. `reworded`: where the answer's words were others once, for what is repeated of a time before.
 */
export function answer<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (asked: Asked<E>) => Promise<z.input<E['answer']> | FastifyReply>,
  { reworded }: { reworded?: Reworded } = {},
): void {
  const has = (shape: z.ZodType) => shape.def.type !== 'undefined';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, ...(endpoint.perMinute === undefined ? {} : { rateLimit: routeLimit(endpoint.perMinute, app.platform.settings) }) },
    schema: {
      summary: endpoint.summary,
      ...(has(endpoint.params) ? { params: endpoint.params } : {}),
      ...(has(endpoint.query) ? { querystring: endpoint.query } : {}),
      ...(has(endpoint.body) ? { body: endpoint.body } : {}),
      ...(endpoint.answersFile ? {} : { response: { 200: endpoint.answer } }),
    },
    handler: (request, reply) => {
      const work = () => tellWhoChanged(app.platform, request, () => handler(askedOf<E>(request, reply)));
      if (!endpoint.keyed || endpoint.answersFile || !request.actor) return work();
      return onceByKey(app.platform, { endpoint, request, reply, actor: request.actor, reworded }, work);
    },
  });
}

function askedOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Asked<E> {
  const asked = {
    params: request.params,
    query: request.query,
    body: request.body,
    host: hostOf(request),
    request,
    reply,
    get actor() {
      if (!request.actor) throw new Refusal('session_ended');
      return request.actor;
    },
  };
  return asked as Asked<E>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the route's schema parsed the three parts
}

/** The host name that the person's browser asked for, without its port. */
export function hostOf(request: FastifyRequest): string {
  return request.hostname.replace(/:\d+$/, '').toLowerCase();
}
