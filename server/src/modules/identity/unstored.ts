import type { FastifyReply } from 'fastify';

/** RFC 6749 §5.1: an answer with tokens is kept nowhere. */
export async function unstored<T>({ reply }: { reply: FastifyReply }, work: () => Promise<T>): Promise<T> {
  void reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
  return work();
}
