import { expect, test } from 'vitest';
import { createPageReading } from './page-reading.ts';

const clock = () => {
  let waiting: { ring: () => void; at: number }[] = [];
  let now = 0;
  return {
    wait: (ring: () => void, ms: number) => {
      const entry = { ring, at: now + ms };
      waiting.push(entry);
      return () => void (waiting = waiting.filter((other) => other !== entry));
    },
    passes: (ms: number) => {
      now += ms;
      for (const { ring } of waiting.filter(({ at }) => at <= now)) ring();
      waiting = waiting.filter(({ at }) => at > now);
    },
  };
};

test('PLY-02 a page counts after a second in view; turning quickly reads nothing', () => {
  const time = clock();
  const read: number[] = [];
  const reading = createPageReading(time, (page) => read.push(page));
  reading.shows(1);
  time.passes(999);
  reading.shows(2);
  time.passes(500);
  reading.shows(3);
  time.passes(1_000);
  expect(read).toEqual([3]);
});

test('PLY-02 a hidden page is not read', () => {
  const time = clock();
  const read: number[] = [];
  const reading = createPageReading(time, (page) => read.push(page));
  reading.shows(1);
  reading.shows(null);
  time.passes(5_000);
  expect(read).toEqual([]);
});
