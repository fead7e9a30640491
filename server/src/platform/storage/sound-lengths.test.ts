import { expect, test } from 'vitest';
import { withBytes } from './byte-source.ts';
import { mp3Seconds } from './mp3-length.ts';
import { wavSeconds } from './wav-length.ts';

/** 128 kbit a second at 44,100 Hz: 417 bytes and 1,152 samples a frame. */
const frame = (() => {
  const one = Buffer.alloc(417);
  one.set([0xff, 0xfb, 0x90, 0x00]);
  return one;
})();
const mp3 = (frames: number) => Buffer.concat(Array.from({ length: frames }, () => frame));
const tag = (size: number) =>
  Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from([0, 0, size >> 7, size & 0x7f]), Buffer.alloc(size, 0xff)]);
const secondsOf = (content: Buffer) => withBytes({ content }, mp3Seconds);
const wav = (seconds: number, told = seconds) => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt32LE(8_000, 28);
  head.write('data', 36);
  head.writeUInt32LE(told * 8_000, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * 8_000)]);
};

test('PLY-04 the length of an MP3 is that of its frames, behind a tag and over a whole window', async () => {
  expect(await secondsOf(mp3(1_000))).toBeCloseTo((1_000 * 1_152) / 44_100, 6);
  expect(await secondsOf(Buffer.concat([tag(300), mp3(40), Buffer.from('TAG'.padEnd(128, ' '))]))).toBeCloseTo((40 * 1_152) / 44_100, 6);
});

test('PLY-04 what is no sound, or promises more than there is, has no length', async () => {
  expect(await secondsOf(Buffer.alloc(5_000))).toBeUndefined();
  expect(await secondsOf(Buffer.concat([tag(100), Buffer.from('not a frame')]))).toBeUndefined();
  expect(await withBytes({ content: wav(2, 9) }, wavSeconds)).toBeUndefined();
  expect(await withBytes({ content: wav(3) }, wavSeconds)).toBe(3);
});
