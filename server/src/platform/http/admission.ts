import { modulesOf, type Endpoint } from '@vitrine/contract/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Doorkeeper } from './actor.ts';
import { hostOf } from './answer.ts';
import { notFound, Refusal } from './refusal.ts';

/** Lets in whom the endpoint is for, before the body is read: a stranger costs one look-up. */
export function admitBy(app: FastifyInstance, doorkeeper: Doorkeeper): void {
  app.decorateRequest('actor', null);
  app.decorate('isStillAdmitted', (request: FastifyRequest) => isStillAdmitted(request, doorkeeper));
  // After the limits, which are hooks of `onRequest`: a flood costs no look-up.
  app.addHook('preParsing', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) request.actor = await admit(request, { endpoint, doorkeeper });
  });
}

/** Asks again, for answers that stay open: a session may end, a token expire, a person be blocked meanwhile. */
async function isStillAdmitted(request: FastifyRequest, doorkeeper: Doorkeeper): Promise<boolean> {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint) return false;
  const actor = await admit(request, { endpoint, doorkeeper }).catch((fault: unknown) => {
    if (fault instanceof Refusal) return null;
    throw fault;
  });
  return actor?.memberId === request.actor?.memberId;
}

async function admit(
  request: FastifyRequest,
  { endpoint, doorkeeper }: { endpoint: Endpoint; doorkeeper: Doorkeeper },
): Promise<Actor | null> {
  const host = hostOf(request);
  if (endpoint.access === 'open') return null;
  if (endpoint.access === 'client' || endpoint.access === 'integrator') {
    const basic = basicOf(request);
    const kind = endpoint.access === 'client' ? 'web' : 'integrator';
    if (!basic || !(await doorkeeper.admitClient({ ...basic, host, kind }))) throw new Refusal('invalid_client', { status: 401 });
    return null;
  }
  const token = bearerOf(request);
  const actor = token ? await doorkeeper[endpoint.access === 'stream' ? 'admitToStream' : 'admit']({ token, host }) : null;
  if (!actor) throw new Refusal('session_ended');
  if (actor.visitor && !endpoint.visitors) throw new Refusal('visit_only_looks', { status: 403 });
  if (actor.stoppedBy !== undefined && !endpoint.beforeAll) throw new Refusal(actor.stoppedBy, { status: 403 });
  // Absent, forbidden and switched off are told alike (decision D55, CLI-03).
  if (endpoint.needs && !actor.permissions.has(endpoint.needs)) throw actor.heldBy ? new Refusal(actor.heldBy) : notFound();
  const modules = modulesOf(endpoint);
  if (modules.length > 0 && !modules.some((module) => actor.modules.has(module))) throw notFound();
  const { closed } = actor;
  if (closed && modules.length > 0 && modules.every((module) => closed.modules.has(module)))
    throw new Refusal(closed.refusal, { status: 409 });
  return actor;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The client's id and secret; each was form-encoded before it went into the header (RFC 6749 §2.3.1). */
export function basicOf(request: FastifyRequest): { id: string; secret: string } | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { id: formDecoded(id), secret: formDecoded(secret.join(':')) };
}

/** As it stands, where a client did not encode it. */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
