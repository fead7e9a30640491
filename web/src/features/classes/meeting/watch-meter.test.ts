import { expect, test } from 'vitest';
import { createWatchMeter } from './watch-meter.ts';

function aMeter() {
  const spans: { from: number; to: number }[] = [];
  let now = 0;
  const meter = createWatchMeter({ nowMs: () => now, keep: (span) => spans.push(span) });
  return { spans, at: (ms: number, counts: boolean) => ((now = ms), meter.note(counts)) };
}

test('WEB-04 time counts while the meeting is joined and in view; beats cut it into pieces that touch', () => {
  const { spans, at } = aMeter();
  at(0, false);
  at(5_000, true);
  at(35_000, true);
  at(50_000, false);
  at(80_000, false);
  at(90_000, true);
  at(95_000, false);
  expect(spans).toEqual([
    { from: 5_000, to: 35_000 },
    { from: 35_000, to: 50_000 },
    { from: 90_000, to: 95_000 },
  ]);
});

test('WEB-04 a device that slept counts nothing of its sleep', () => {
  const { spans, at } = aMeter();
  at(0, true);
  at(600_000, true);
  at(610_000, false);
  expect(spans).toEqual([{ from: 600_000, to: 610_000 }]);
});
