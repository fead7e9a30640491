import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const shortBody = /^application\/(json|x-www-form-urlencoded)\b/i;

/**
 * A body that does not arrive in time is refused and its connection closed. Node's own `requestTimeout` looks only now and then and
 * says nothing a caller understands; uploads, which may take long, are not meant.
 */
export function awaitBodies(app: FastifyInstance, { milliseconds }: { milliseconds: number }): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || !shortBody.test(headers['content-type'] ?? '')) return done(null, payload);
    const timer = setTimeout(() => {
      // The parser that waits for the rest hears of it as it would of a broken line; without one nobody waits.
      if (payload.listenerCount('error') === 0) return;
      void reply.header('connection', 'close');
      payload.emit('error', new Refusal('body_incomplete'));
    }, milliseconds);
    const settle = () => clearTimeout(timer);
    raw.once('end', settle);
    raw.once('close', settle);
    done(null, payload);
  });
}

/** What is no HTTP, or stops in the middle of its head: there is no request yet, only a connection. */
export function refuseBrokenRequest(fault: Error & { code?: string }, socket: Socket, requestId: string): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, refusal] = brokenRequests[fault.code ?? ''] ?? ['400 Bad Request', 'invalid_request'];
  const body = JSON.stringify({ refusal, requestId });
  if (socket.writable) {
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

const brokenRequests: Record<string, [status: string, refusal: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'body_incomplete'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'invalid_request'],
};
