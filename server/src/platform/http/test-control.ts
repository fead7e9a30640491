import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShiftableClock } from '../clock/index.ts';
import type { Platform } from '../platform.ts';
import { notFound } from './refusal.ts';

const isShiftable = (clock: Platform['clock']): clock is ShiftableClock => 'shift' in clock;

const Shift = z.object({ milliseconds: z.int() });

const ownMachine = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * A call for tests alone, `POST /api/test-control/NAME`, out of the API's document. There only with TEST_CONTROL=1, which settings refuse outside NODE_ENV=test; asked for
 * once more here, and for this machine alone: behind one of these there may be a session of anybody.
 */
export function answerTests<S extends z.ZodType>(
  app: FastifyInstance,
  { settings }: Pick<Platform, 'settings'>,
  { name, body, work }: { name: string; body: S; work: (asked: { body: z.output<S>; request: FastifyRequest }) => Promise<unknown> },
): void {
  if (!settings.TEST_CONTROL || settings.NODE_ENV !== 'test') return;
  app.post(`/api/test-control/${name}`, { schema: { hide: true, body } }, async (request) => {
    if (!ownMachine.includes(request.socket.remoteAddress ?? '')) throw notFound();
    return work({ body: body.parse(request.body), request });
  });
}

/** Lets tests move the server's clock (decision D63): `{ milliseconds }`. */
export function answerTestControl(app: FastifyInstance, { settings, clock }: Pick<Platform, 'settings' | 'clock'>): void {
  if (!settings.TEST_CONTROL || !isShiftable(clock)) return;
  answerTests(
    app,
    { settings },
    {
      name: 'clock',
      body: Shift,
      work: async ({ body }) => {
        clock.shift(body.milliseconds);
        return { now: clock.now() };
      },
    },
  );
}
