import { endpoint, Nothing } from '@vitrine/contract/kernel';
import { answerOf } from './call.ts';
import type { Configuration } from './configuration.ts';
import { memoryDevice, memoryDisk, settled } from './memory-device.ts';
import { aTab, json, memoryServer, personId, type MemoryServer } from './memory-server.ts';
import { openKept } from './outbox.ts';
import type { Senders } from './send-kept.ts';

export type SeenEvent = { event_id: string; seq: number };
const report = endpoint({
  method: 'POST',
  path: '/learning-events',
  body: Nothing.loose(),
  answer: Nothing,
  summary: 'Takes what was seen',
});
const save = endpoint({
  method: 'PUT',
  path: '/answers/:questionId',
  params: Nothing.loose(),
  body: Nothing.loose(),
  answer: Nothing,
  summary: 'Keeps an answer',
});

const note = endpoint({
  method: 'PUT',
  path: '/notes/:noteId',
  params: Nothing.loose(),
  body: Nothing.loose(),
  answer: Nothing,
  summary: 'Keeps a note',
});
const deliver = endpoint({
  method: 'POST',
  path: '/leases/:leaseId',
  params: Nothing.loose(),
  body: Nothing.loose(),
  answer: Nothing,
  summary: 'Takes a test that was handed in',
});
const play = endpoint({ method: 'POST', path: '/moves', body: Nothing.loose(), answer: Nothing, summary: 'Makes moves' });

export const path = '/api/v1/learning-events';
export const id = (number: number) => `0198c000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const event = (seq: number): SeenEvent => ({ event_id: id(seq), seq });
export const answer = (revision: number, question = 1) => ({
  attemptId: id(800),
  questionId: id(question),
  device: 'device-one',
  options: [id(700 + revision)],
  revision,
});

/** Keeps each event once, and remembers in which order and how often it was sent. */
export function aLearningServer(server: MemoryServer = memoryServer()) {
  const [sent, batches]: [number[], number[]] = [[], []];
  server.on(path, ({ body }) => {
    const { events } = JSON.parse(body) as { events: SeenEvent[] };
    batches.push(events.length);
    sent.push(...events.map(({ seq }) => seq));
    return json({ kept: events.map(({ event_id }) => event_id), refused: [] });
  });
  return { server, sent, batches };
}

export async function anOutbox({
  disk = memoryDisk(),
  server = aLearningServer().server,
  session,
}: { disk?: ReturnType<typeof memoryDisk>; server?: MemoryServer; session?: object } = {}) {
  const tab = await aTab({ server, device: memoryDevice({ disk }), ...(session ? { session } : {}) });
  const outbox = openKept({ personId, senders: sendersBy(tab.configuration) }, tab.configuration);
  await settled();
  return { ...tab, outbox, disk };
}

/** As a room sends: by calls, whose refusals and faults come through. */
export const sendersBy = (configuration: Configuration): Senders => ({
  sendEvents: async (events) => (await answerOf(configuration, report, { body: { events } })).json(),
  sendAnswer: async ({ questionId, ...body }) => (await answerOf(configuration, save, { params: { questionId }, body })).json(),
  sendNote: async ({ noteId, ...body }) => (await answerOf(configuration, note, { params: { noteId }, body })).json(),
  sendLease: async ({ leaseId, ...body }) => (await answerOf(configuration, deliver, { params: { leaseId }, body })).json(),
  sendMoves: async (moves) => (await answerOf(configuration, play, { body: { moves } })).json(),
});
