import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ShiftableClock } from '../clock/index.ts';
import type { Platform } from '../platform.ts';
import { notFound } from './refusal.ts';

const isShiftable = (clock: Platform['clock']): clock is ShiftableClock => 'shift' in clock;

const Shift = z.object({ milliseconds: z.int() });

/**
 * Lets tests move the server's clock (decision D63): `POST /api/test-control/clock { milliseconds }`. There only with TEST_CONTROL=1, which settings refuse outside
 * NODE_ENV=test, and for this machine alone.
 */
export function answerTestControl(app: FastifyInstance, { settings, clock }: Pick<Platform, 'settings' | 'clock'>): void {
  if (!settings.TEST_CONTROL || !isShiftable(clock)) return;
  app.post('/api/test-control/clock', { schema: { hide: true, body: Shift } }, async (request) => {
    if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')) throw notFound();
    const { milliseconds } = Shift.parse(request.body);
    clock.shift(milliseconds);
    return { now: clock.now() };
  });
}
