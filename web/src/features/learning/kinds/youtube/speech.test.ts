import { expect, test } from 'vitest';
import { speakVimeo } from '../vimeo/speech.ts';
import { speakYoutube } from './speech.ts';

test('PLY-05 what YouTube’s player tells is understood, and what other scripts of its frame say is not', () => {
  const heard = (message: unknown) => speakYoutube.read(JSON.stringify(message));
  expect(heard({ event: 'initialDelivery', info: { playerState: 5, currentTime: 0, duration: 212.5, volume: 100 } })).toEqual({
    state: 'stopped',
    at: 0,
    seconds: 212.5,
  });
  expect(heard({ event: 'infoDelivery', info: { currentTime: 12.25 } })).toEqual({ at: 12.25 });
  expect(heard({ event: 'onStateChange', info: 1 })).toEqual({ state: 'playing' });
  expect(heard({ event: 'onStateChange', info: 0 })).toEqual({ state: 'stopped' });
  expect(heard({ event: 'onStateChange', info: -1 })).toEqual({});
  expect(heard({ event: 'onError', info: 150 })).toEqual({ isGone: true });
  expect(heard({ event: 'onReady', info: null })).toEqual({ isReady: true });
  for (const other of ['not json', '{"event":', { method: 'x' }, null, { event: 'infoDelivery', info: { currentTime: 'soon' } }])
    expect(speakYoutube.read(other)).toBeNull();
  expect(speakYoutube.frame('https://y.test/embed/x?rel=0', { origin: 'https://portal.test', seconds: 0 })).toBe(
    'https://y.test/embed/x?rel=0&origin=https%3A%2F%2Fportal.test',
  );
});

test('PLY-05 what Vimeo’s player tells is understood; an error that passes is none', () => {
  const heard = (message: unknown) => speakVimeo.read(JSON.stringify(message));
  expect(heard({ event: 'ready' })).toEqual({ isReady: true });
  expect(heard({ event: 'timeupdate', data: { seconds: 3.5, percent: 0.035, duration: 100 } })).toEqual({ at: 3.5, seconds: 100 });
  expect(heard({ event: 'play', data: { seconds: 0, duration: 100 } })).toEqual({ state: 'playing', at: 0, seconds: 100 });
  expect(heard({ event: 'ended', data: { seconds: 100, duration: 100 } })).toEqual({ state: 'stopped', at: 100, seconds: 100 });
  expect(heard({ event: 'error', data: { name: 'PrivacyError', message: 'private' } })).toEqual({ isGone: true });
  expect(heard({ event: 'error', data: { name: 'RangeError', message: 'beyond' } })).toBeNull();
  expect(heard({ method: 'setCurrentTime', value: 3 })).toBeNull();
});
