import { expect, test } from 'vitest';
import { aLearningServer, anOutbox, id } from './memory-learning.ts';
import { json } from './memory-server.ts';
import { settled } from './memory-device.ts';

const path = `/api/v1/leases/${id(60)}`;
const lease = { leaseId: id(60), answers: [{ questionId: id(1), options: [id(2)] }] };

test('OFF-04 a test that was handed in without a network survives a restart and goes once; added twice it is one', async () => {
  const { server } = aLearningServer();
  const sent: unknown[] = [];
  server.on(path, ({ body }) => {
    sent.push(JSON.parse(body));
    return json({});
  });
  server.cut();
  const before = await anOutbox({ server });
  await before.outbox.addLease(lease);
  await before.outbox.addLease(lease);
  await settled();
  expect(before.outbox.state()).toMatchObject({ pending: 1, isSaved: false });
  before.outbox.close();
  server.mend();
  const after = await anOutbox({ server, disk: before.disk });
  await after.outbox.drain();
  await after.outbox.drain();
  expect(sent).toEqual([{ answers: lease.answers }]);
  expect(after.outbox.state()).toMatchObject({ pending: 0, isSaved: true });
});

test('OFF-04 one that the server never takes is told by its code, and does not hold up what comes after it', async () => {
  const { server, sent } = aLearningServer();
  server.on(path, () => json({ refusal: 'attempt_elsewhere', requestId: 'r' }, 409));
  const { outbox } = await anOutbox({ server });
  await outbox.addLease(lease);
  await outbox.addEvent({ event_id: id(3), seq: 3 } as { event_id: string });
  await settled();
  expect(outbox.state().refused).toEqual([{ id: `${id(60)}/1`, refusal: 'attempt_elsewhere' }]);
  expect(sent).toEqual([3]);
});
