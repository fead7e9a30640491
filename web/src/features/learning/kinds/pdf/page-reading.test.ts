import { expect, test } from 'vitest';
import { createPageReading, nextUnread, openAt } from './page-reading.ts';

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

test('PLY-02 a document opens at the first page that was not read, and leads from one to the next', () => {
  const eight = { pages: 8, pagesRead: [1, 2, 3, 6] };
  expect(openAt({ ...eight, lastPage: 6 })).toBe(4);
  expect([4, 5, 8].map((page) => nextUnread(eight, page))).toEqual([5, 7, 4]);
  expect(openAt({ pages: 3, pagesRead: [3, 1, 2], lastPage: 2 })).toBe(2);
  expect(openAt({ pages: 3, pagesRead: [1, 2, 3], lastPage: 9 })).toBe(3);
  expect(nextUnread({ pages: 2, pagesRead: [1] }, 2)).toBeNull();
});
