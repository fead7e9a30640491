import { expect, test } from 'vitest';
import { emptyDetail, mergeDetail, type SeenEvent } from '../index.ts';
import { slideOf } from '../linkedin-slidshare/index.ts';
import { judgeStay, stayedSeconds } from './index.ts';

const at = '2026-03-01T10:10:00.000Z';
const now = Date.parse(at) / 1_000;
const stayed = (from: number, to: number): SeenEvent => ({ at, kind: 'stayed', from: now - from, to: now - to });
const merged = (...events: SeenEvent[]) => events.reduce(mergeDetail('html'), emptyDetail('html'));

test('PLY-09 PLY-12 time counts once on two devices, in any order, and none that lies ahead of its report', () => {
  const events = [stayed(60, 30), stayed(40, 10), stayed(5, -900)];
  expect(stayedSeconds(merged(...events))).toBe(55);
  expect(merged(...events.toReversed(), ...events)).toEqual(merged(...events));
  expect(judgeStay({ isConfirmed: true, stayed: 55, requiredSeconds: 60 })).toEqual({ percent: 91, isComplete: false });
  expect(judgeStay({ isConfirmed: false, stayed: 60, requiredSeconds: 60 })).toEqual({ percent: 100, isComplete: true });
  expect(judgeStay({ isConfirmed: false, stayed: 900, requiredSeconds: null })).toEqual({ percent: 0, isComplete: false });
  expect(judgeStay({ ...merged({ at, kind: 'confirmed' }), stayed: 0, requiredSeconds: null }).isComplete).toBe(true);
});

test('PLY-12 addresses of SlideShare that can be shown, also from the code that people copy; others are told apart', () => {
  const key = { ok: true, path: '/slideshow/embed_code/key/aB3dE5fG7h' };
  expect(slideOf('https://www.slideshare.net/slideshow/embed_code/key/aB3dE5fG7h')).toEqual(key);
  expect(
    slideOf('<iframe src="https://www.slideshare.net/slideshow/embed_code/key/aB3dE5fG7h?hostedIn=slideshare" width="427"></iframe>'),
  ).toEqual(key);
  expect(slideOf('https://pt.slideshare.net/slideshow/vendas-no-varejo/123456789')).toEqual({
    ok: true,
    path: '/slideshow/embed_code/123456789',
  });
  expect(slideOf('https://www.slideshare.net/ana/vendas')).toEqual({ ok: false, refusal: 'address_not_embeddable' });
  for (const address of [
    'https://slideshare.net.evil.test/slideshow/x/123456',
    'javascript:alert(1)',
    'http://www.slideshare.net/slideshow/x/123456',
  ])
    expect(slideOf(address)).toEqual({ ok: false, refusal: 'address_of_another_site' });
});
