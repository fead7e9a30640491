import { RefusalBody, type Endpoint } from '@vitrine/contract/kernel';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What the contract calls an endpoint. */
export type Catalogue = readonly (Endpoint & { room: string; name: string })[];
type Documented = ReturnType<typeof jsonSchemaTransform>;

/** Writes the API down from the contract's own schemas, at `/api/openapi.json`, with a page at `/api/docs`. Before the routes are added. */
export async function documentApi(
  app: FastifyInstance,
  { publicUrl, catalogue }: { publicUrl: string; catalogue: Catalogue },
): Promise<void> {
  const entries = new Map(catalogue.map((entry) => [`${entry.method} ${entry.path}`, entry]));
  const refusalShape = z.toJSONSchema(RefusalBody, { target: 'draft-2020-12' });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vitrine', version: '1', description: 'Training and incentives for the people who sell.' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          person: { type: 'http', scheme: 'bearer', description: 'An access token of a person, for one client.' },
          stream: { type: 'http', scheme: 'bearer', description: 'The `user_firebase_token` of the token answer: opens the stream alone.' },
          client: { type: 'http', scheme: 'basic', description: 'Id and secret of the web client, from the login configuration.' },
          integrator: { type: 'http', scheme: 'basic', description: 'Id and secret of a partner’s server, told once when it was let in.' },
        },
      },
    },
    transform: (document) => {
      const { endpoint } = document.route.config ?? {};
      if (!endpoint) return { schema: { hide: true }, url: document.url };
      const { schema, url }: Documented = jsonSchemaTransform(document);
      const file = endpoint.answersFile ? { 200: { description: 'A file or a stream', type: 'string', format: 'binary' } } : {};
      const response = { ...file, ...(schema['response'] as object), '4xx': { description: 'A refusal', ...refusalShape } }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- absent or a table of answers
      return { url, schema: { ...schema, response, ...factsOf(endpoint, entries) } };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Styles are put into the page by the viewer itself: relaxed for this page alone.
    transformStaticCSP: () =>
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    uiConfig: { defaultModelsExpandDepth: 0 },
  });
}

const idempotencyKey = {
  type: 'string',
  minLength: 8,
  maxLength: 128,
  description: 'The same key with the same body is done once and answered alike, for ninety days.',
};
const schemes = {
  open: [],
  client: [{ client: [] }],
  integrator: [{ integrator: [] }],
  stream: [{ stream: [] }],
  member: [{ person: [] }],
};

function factsOf(endpoint: Endpoint, entries: ReadonlyMap<string, Catalogue[number]>) {
  const entry = entries.get(`${endpoint.method} ${endpoint.path}`);
  return {
    operationId: entry?.name,
    tags: entry ? [entry.room] : [],
    security: schemes[endpoint.access],
    ...(endpoint.encoding === 'form' ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    'x-refusals': endpoint.refusals,
    ...(endpoint.needs === undefined ? {} : { 'x-needs': endpoint.needs }),
    ...(endpoint.module === undefined ? {} : { 'x-module': endpoint.module }),
    ...(endpoint.keyed ? { headers: { type: 'object', properties: { 'Idempotency-Key': idempotencyKey } } } : {}),
  };
}
