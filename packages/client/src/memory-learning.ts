import type { LearningEvent } from '@vitrine/contract/learning';
import { aTab, json, memoryServer, personId, type MemoryServer } from './memory-server.ts';
import { createOutbox } from './outbox.ts';
import { memoryDevice, memoryDisk, settled } from './testing.ts';

export const path = '/api/v1/learning-events';
export const id = (number: number) => `0198c000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const event = (seq: number): LearningEvent => ({
  event_id: id(seq),
  device_id: 'device-one',
  seq,
  client_time: '2026-11-21T12:00:00Z',
  courseId: id(900),
  activityId: id(901),
  what: { kind: 'opened' },
});
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
    const { events } = JSON.parse(body) as { events: LearningEvent[] };
    batches.push(events.length);
    sent.push(...events.map(({ seq }) => seq));
    return json({ kept: events.map(({ event_id }) => event_id), refused: [], activities: [], courses: [] });
  });
  return { server, sent, batches };
}

export async function anOutbox({
  disk = memoryDisk(),
  server = aLearningServer().server,
  session,
}: { disk?: ReturnType<typeof memoryDisk>; server?: MemoryServer; session?: object } = {}) {
  const tab = await aTab({ server, device: memoryDevice({ disk }), ...(session ? { session } : {}) });
  const outbox = createOutbox({ personId }, tab.configuration);
  await settled();
  return { ...tab, outbox, disk };
}
