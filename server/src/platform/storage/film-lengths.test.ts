import { describe, expect, test } from 'vitest';
import { withBytes } from './byte-source.ts';
import { isCaptions } from './captions.ts';
import { mp4Seconds } from './mp4-length.ts';
import { webmSeconds } from './webm-length.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');
const mp4 = (content: Buffer) => withBytes({ content }, mp4Seconds);
const webm = (content: Buffer) => withBytes({ content }, webmSeconds);

describe('PLY-03 the length of an MP4 film', () => {
  const ftyp = '00000010 66747970 69736f6d 00000000';
  const mdat = '0000000c 6d646174 01020304';
  const short = `00000024 6d6f6f76 0000001c 6d766864 00000000 00000000 00000000 00000258 0000${(9_000).toString(16)}`;
  const long = `00000030 6d6f6f76 00000028 6d766864 01000000 0000000000000000 0000000000000000 000003e8 00000000 0000 ${(61_500).toString(16)}`;

  test('PLY-03 is read from a short and from a long header, before and behind the pictures', async () => {
    expect(await mp4(hex(ftyp + short + mdat))).toBe(15);
    expect(await mp4(hex(ftyp + mdat + short))).toBe(15);
    expect(await mp4(hex(ftyp + mdat + long))).toBe(61.5);
  });

  test('PLY-03 pictures of more than four gigabytes are announced by a long size, and those to the end by none', async () => {
    expect(await mp4(hex(`${ftyp}${short} 00000001 6d646174 0000000000000014 01020304`))).toBe(15);
    expect(await mp4(hex(`${ftyp}${short} 00000000 6d646174 01020304`))).toBe(15);
  });

  test('ERR-01 a film that is cut off or nonsense has none', async () => {
    const whole = hex(ftyp + short + mdat);
    for (let length = 1; length < whole.length; length += 1) expect(await mp4(whole.subarray(0, length)), String(length)).toBeUndefined();
    expect(await mp4(hex(`${ftyp}${short} 00000004 6d646174`))).toBeUndefined();
    expect(await mp4(hex(ftyp + mdat))).toBeUndefined();
  });

  test('PLY-03 a film in fragments tells it among its extensions, or not at all', async () => {
    const still = '0000001c 6d766864 00000000 00000000 00000000 000003e8 00000000';
    const told = `0000003c 6d6f6f76 ${still} 00000018 6d766578 00000010 6d656864 00000000 00001b58`;
    expect(await mp4(hex(ftyp + told + mdat))).toBe(7);
    expect(await mp4(hex(`${ftyp} 00000024 6d6f6f76 ${still} ${mdat}`))).toBeNull();
  });
});

describe('PLY-03 the length of a WebM film', () => {
  const ebml = '1a45dfa3 80';
  const endless = '18538067 01ffffffffffffff';

  test('PLY-03 is told in its own unit', async () => {
    // Scale of a millisecond, 7 000 as a float of eight bytes.
    expect(await webm(hex(`${ebml} ${endless} 1549a966 92 2ad7b1 83 0f4240 4489 88 40bb580000000000`))).toBe(7);
  });

  test('PLY-03 is found at the last block where a browser recorded it', async () => {
    const cluster = (time: string, block: string) => `1f43b675 01ffffffffffffff e7 82 ${time} a3 85 81 ${block} 80 00`;
    expect(await webm(hex(`${ebml} ${endless} 1549a966 80 ${cluster('0000', '0000')} ${cluster('03e8', '01f4')}`))).toBe(1.5);
  });

  test('ERR-01 a film that is cut off or nonsense has none', async () => {
    expect(await webm(hex(`${ebml} ${endless} a3 85 81 0000`))).toBeUndefined();
    expect(await webm(hex('00000000'))).toBeUndefined();
    expect(await webm(hex(`${ebml} ${endless} 00`))).toBeUndefined();
  });
});

describe('PLY-03 captions', () => {
  const cue = '00:01.000 --> 00:02.000\nBom dia';

  test('PLY-03 are taken with a mark, hours, settings, notes and ends of lines of other systems', () => {
    for (const text of [
      `\uFEFFWEBVTT\n\n${cue}`,
      `WEBVTT - Aula\r\n\r\nNOTE uma nota\r\n\r\n1\r\n01:00:01.000 --> 01:00:02.000 line:0 position:20%\r\n<b>Oi</b>\r\n`,
    ]) {
      expect(isCaptions(Buffer.from(text)), text).toBe(true);
    }
  });

  test('ERR-01 are refused with another beginning, a broken time, or anything active', () => {
    for (const text of [
      `WEBVTTX\n\n${cue}`,
      cue,
      'WEBVTT\n\n00:01,000 --> 00:02,000\nx',
      'WEBVTT\n\n00:01.000 --> \nx',
      `WEBVTT\n\n${cue} <img src=x>`,
      `WEBVTT\n\n${cue} <a href="javascript:x">`,
    ]) {
      expect(isCaptions(Buffer.from(text)), text).toBe(false);
    }
  });
});
