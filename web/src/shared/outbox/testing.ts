import type { Configuration } from '@vitrine/client';
import {
  aTab,
  answerOf,
  json,
  memoryDevice,
  memoryDisk,
  memoryServer,
  personId,
  settled,
  type MemoryServer,
} from '@vitrine/client/testing';
import { endpoint, Nothing } from '@vitrine/contract/kernel';
import { openOutbox } from './outbox.ts';
import { judgeRefusal, type Sender, type Senders } from './sender.ts';

export type SeenEvent = { event_id: string; seq: number };
export type SeenMove = { run: string; seq: number };
export type SeenForm = { word: string };
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

const send = endpoint({ method: 'POST', path: '/forms', body: Nothing.loose(), answer: Nothing, summary: 'Takes a form' });
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
  const outbox = openOutbox({ lane: 'outbox', personId, senders: sendersBy(tab.configuration) }, tab.configuration);
  await settled();
  const addEvent = (one: SeenEvent) => outbox.add('event', { id: one.event_id, body: one });
  const addAnswer = (one: SeenAnswer) => outbox.add('answer', { id: `${one.attemptId}/${one.questionId}/${one.revision}`, body: one });
  return { ...tab, outbox: { ...outbox, addEvent, addAnswer }, disk };
}

type SeenAnswer = ReturnType<typeof answer>;

/** As a room sends: by calls, whose refusals and faults come through. */
export function sendersBy(configuration: Configuration): Senders {
  const event: Sender<SeenEvent> = {
    send: async (items) => {
      const answered = await answerOf(configuration, report, { body: { events: items.map(({ body }) => body) } });
      const { kept, refused }: { kept: string[]; refused: { event_id: string; refusal: string }[] } = await answered.json();
      return { kept, refused: refused.map(({ event_id, refusal }) => ({ id: event_id, refusal })) };
    },
    together: () => 'all',
    judge: (fault) => (fault.status === 404 ? undefined : judgeRefusal(fault)),
  };
  const oneAnswer: Sender<SeenAnswer> = {
    send: async ([item]) => {
      if (!item) return;
      const { questionId, ...body } = item.body;
      await answerOf(configuration, save, { params: { questionId }, body });
    },
    state: ({ attemptId, questionId, revision }) => ({ of: `${attemptId}/${questionId}`, revision }),
  };
  const move: Sender<SeenMove> = {
    send: async (items) => void (await answerOf(configuration, play, { body: { moves: items.map(({ body }) => body) } })),
    together: ({ run }) => run,
    isOrdered: true,
  };
  const form: Sender<SeenForm> = {
    send: async ([item]) => ({
      answer: item && (await (await answerOf(configuration, send, { body: item.body }, { key: item.id })).json()),
    }),
    keepsRefused: true,
  };
  return { event, answer: oneAnswer, move, form };
}
