import { expect, test } from 'vitest';
import { aLearningServer, anOutbox, answer, event, id, path, type SeenEvent } from './testing.ts';
import { json, settled } from '@vitrine/client/testing';

test('D03 what the server refuses for good is dropped and told; one that it cannot read takes no other with it', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox } = await anOutbox({ server });
  for (let seq = 1; seq <= 9; seq += 1) await outbox.addEvent(event(seq));
  await settled();
  server.mend();
  server.on(path, ({ body }) => {
    const { events } = JSON.parse(body) as { events: SeenEvent[] };
    if (events.some(({ seq }) => seq === 4)) return json({ refusal: 'invalid', requestId: 'r' }, 422);
    sent.push(...events.map(({ seq }) => seq));
    const ids = events.map(({ event_id }) => event_id);
    return json({
      kept: ids.filter((one) => one !== id(7)),
      refused: ids.filter((one) => one === id(7)).map((event_id) => ({ event_id, refusal: 'not_found' })),
    });
  });
  await outbox.drain();
  expect(sent).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
  expect(outbox.state()).toEqual({
    pending: 0,
    isSaved: true,
    refused: [
      { id: id(4), refusal: 'invalid' },
      { id: id(7), refusal: 'not_found' },
    ],
  });
});

test('PLY-14 a module that is switched off for now loses nothing', async () => {
  const { server } = aLearningServer();
  server.on(path, () => json({ refusal: 'not_found', requestId: 'r' }, 404));
  const { outbox, device } = await anOutbox({ server });
  await outbox.addEvent(event(1));
  await settled();
  expect(outbox.state()).toMatchObject({ pending: 1, refused: [] });
  const { sent } = aLearningServer(server);
  await device.pass(2_000);
  expect(sent).toEqual([1]);
});

test.each([
  [408, 'too_many_requests'],
  [425, 'too_many_requests'],
  [429, 'too_many_requests'],
  [409, 'still_running'], // the server is at it already
])('PLY-14 a refusal with %i (%s) passes, and is sent again', async (status, refusal) => {
  const { server } = aLearningServer();
  server.on(path, () => json({ refusal, requestId: 'r' }, status));
  const { outbox, device } = await anOutbox({ server });
  await outbox.addEvent(event(1));
  await settled();
  expect(outbox.state()).toMatchObject({ pending: 1, refused: [] });
  const { sent } = aLearningServer(server);
  await device.pass(2_000);
  expect(sent).toEqual([1]);
});

test('D03 an answer whose attempt is not there any more is dropped and told: no switch hides that', async () => {
  const { server } = aLearningServer();
  server.on(`/api/v1/answers/${id(1)}`, () => json({ refusal: 'not_found', requestId: 'r' }, 404));
  const { outbox } = await anOutbox({ server });
  await outbox.addAnswer(answer(1));
  await settled();
  expect(outbox.state()).toMatchObject({ pending: 0, refused: [{ refusal: 'not_found' }] });
});

test('D04 only the last revision of an unsent answer is sent, and a fault of one request holds up no other', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox } = await anOutbox({ server });
  await outbox.addAnswer(answer(1));
  await outbox.addAnswer(answer(3));
  await outbox.addAnswer(answer(2));
  await outbox.addAnswer(answer(1, 2));
  await outbox.addEvent(event(1));
  expect(outbox.state().pending).toBe(3);
  server.mend();
  const answersAt = (question: number) => `/api/v1/answers/${id(question)}`;
  server.on(answersAt(1), () => json({ refusal: 'unexpected', requestId: 'r' }, 500));
  server.on(answersAt(2), () => json({ refusal: 'attempt_elsewhere', requestId: 'r' }, 409));
  await outbox.drain();
  expect(sent).toEqual([1]);
  expect(outbox.state()).toEqual({ pending: 1, isSaved: false, refused: [{ id: `${id(800)}/${id(2)}/1`, refusal: 'attempt_elsewhere' }] });
  server.on(answersAt(1), () => json({ revision: 3, timeLeftSeconds: null }));
  await outbox.drain();
  expect(JSON.parse(server.askedAt(answersAt(1)).at(-1)?.body ?? '')).toMatchObject({ revision: 3, options: [id(703)] });
  expect(outbox.state().isSaved).toBe(true);
});
