import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { fieldsOf } from './field-codes.ts';
import { Refusal } from './refusal.ts';

/** The page of an app for an address that is no route; undefined when none is wanted. */
type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

/** The one place where failures are answered: refusals as they are, bad input at its fields, faults once into the log. */
export function answerErrors(app: FastifyInstance, { page }: { page: Page }): void {
  app.setNotFoundHandler((request, reply) => page(request, reply) ?? refuse(request, reply, new Refusal('not_found')));
  app.setErrorHandler((fault: FastifyError, request, reply) => refuse(request, reply, refusalOf(fault, request)));
}

function refusalOf(fault: FastifyError, request: FastifyRequest): Refusal {
  if (fault instanceof Refusal) return fault;
  if (hasZodFastifySchemaValidationErrors(fault)) return new Refusal('invalid_request', { fields: fieldsOf(fault.validation) });
  // The caller left in the middle of the body: nobody's fault, and nobody reads the answer.
  if (request.raw.destroyed && !request.raw.complete) return new Refusal('body_incomplete');
  const known = knownFaults[fault.code];
  if (known === 'disk_full') request.log.error({ err: fault }, 'the disk is full');
  if (known) return new Refusal(known);
  if (isDatabaseAway(fault)) {
    request.log.error({ err: fault }, 'the database is away');
    return new Refusal('unavailable', { retryAfterSeconds: 5 });
  }
  if (fault.statusCode !== undefined && fault.statusCode < 500) return new Refusal('invalid_request', { status: fault.statusCode });
  request.log.error({ err: fault }, 'a fault');
  return new Refusal('unexpected');
}

const knownFaults: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_incomplete',
  // Node's words for a full disk and a used-up quota, and PostgreSQL's.
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  '53100': 'disk_full',
  // PostgreSQL holds no zero sign in a text, nor in JSON.
  '22021': 'invalid_request',
  '22P05': 'invalid_request',
};

/** Connection refused, ended, silent, too slow, or the server is starting or stopping (SQLSTATE class 08, 57P and 57014). */
function isDatabaseAway(fault: Error & { code?: string }): boolean {
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|57014|08\w{3})$/.test(fault.code ?? '') ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      fault.message,
    )
  );
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterSeconds)));
  if (refusal.code === 'session_ended' && refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (refusal.code === 'invalid_client') void reply.header('www-authenticate', 'Basic realm="vitrine"');
  void reply.status(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  // Addresses of RFC 6749 speak its errors (decision D65); an ill-formed request is 400 there, one of another content type too.
  if (request.routeOptions.config.endpoint?.access === 'client') {
    if (refusal.status === 422 || refusal.status === 415) void reply.status(400);
    const [error, description] = oauthErrors[refusal.code] ?? ['invalid_grant', refusal.code];
    const { ticket, can: may } = refusal;
    return reply.serializer(JSON.stringify).send({ error, error_description: description, ...(ticket ? { ticket, can: may } : {}) });
  }
  const { code, fields, can, changed } = refusal;
  return reply.serializer(JSON.stringify).send({
    refusal: code,
    ...(fields ? { fields } : {}),
    ...(can ? { can } : {}),
    ...(changed ? { changed } : {}),
    requestId: request.id,
  });
}

const oauthErrors: Record<string, [error: string, description?: string]> = {
  invalid_client: ['invalid_client'],
  invalid_request: ['invalid_request'],
  unsupported_grant_type: ['unsupported_grant_type'],
  body_too_large: ['invalid_request', 'body_too_large'],
  unsupported_type: ['invalid_request', 'unsupported_type'],
  unexpected: ['server_error'],
  unavailable: ['temporarily_unavailable'],
  too_many_requests: ['slow_down', 'too_many_requests'],
};
