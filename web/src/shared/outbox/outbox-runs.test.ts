import { json, memoryDisk, settled } from '@vitrine/client/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLearningServer, anOutbox, event, id, path, type SeenEvent } from './testing.ts';

const forms = '/api/v1/forms';
type Step = 'form' | 'event' | 'cut' | 'mend' | 'lose answers' | 'reload' | 'other tab' | 'wait';
const step = fc.constantFrom<Step>('form', 'event', 'cut', 'mend', 'lose answers', 'reload', 'other tab', 'wait');

/** Takes each thing once by its key, and may lose the answer after it did. */
function aServer() {
  const { server } = aLearningServer();
  const taken: string[] = [];
  const state = { losesAnswers: false };
  const take = (key: string | null) => {
    if (key !== null && !taken.includes(key)) taken.push(key);
  };
  const answer = (body: unknown) => {
    if (state.losesAnswers) throw new TypeError('lost on the way back');
    return json(body);
  };
  server.on(forms, ({ headers }) => {
    take(headers.get('idempotency-key'));
    return answer({});
  });
  server.on(path, ({ body }) => {
    const { events }: { events: SeenEvent[] } = JSON.parse(body);
    for (const { event_id } of events) take(event_id);
    return answer({ kept: events.map(({ event_id }) => event_id), refused: [] });
  });
  return { server, taken, state };
}

test('PLY-14 D03 D40 whatever breaks and whenever: all that was done reaches the server, each once, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { server, taken, state } = aServer();
      const disk = memoryDisk();
      let tab = await anOutbox({ server, disk });
      const made: { forms: string[]; events: string[] } = { forms: [], events: [] };
      let last = 0;
      for (const one of steps) {
        last += 1;
        if (one === 'form') {
          made.forms.push(`form-${last}`);
          await tab.outbox.add('form', { id: `form-${last}`, body: { word: 'w' } });
        }
        if (one === 'event') {
          made.events.push(id(last));
          await tab.outbox.addEvent(event(last));
        }
        if (one === 'cut') server.cut();
        if (one === 'mend') server.mend();
        if (one === 'lose answers') state.losesAnswers = true;
        if (one === 'wait') await tab.device.pass(60_000);
        if (one === 'other tab') await anOutbox({ server, disk, session: {} });
        if (one === 'reload') {
          tab.outbox.close();
          tab = await anOutbox({ server, disk, session: {} });
        }
      }
      server.mend();
      state.losesAnswers = false;
      await tab.outbox.drain();
      await settled();
      for (let turn = 0; turn < 3; turn += 1) await tab.device.pass(60_000);
      expect(taken.toSorted()).toEqual([...made.forms, ...made.events].toSorted());
      expect(tab.outbox.state()).toMatchObject({ pending: 0, isSaved: true, refused: [] });
    }),
    { numRuns: 12 },
  );
});
