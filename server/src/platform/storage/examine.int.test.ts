import { crc32, deflateSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { test as base } from '../../testing.ts';
import type { Actor } from '../http/index.ts';
import { aDocument, aFilm, aMember, aPicture, begin, captions, openFileServer, upload, type FileServer } from './testing.ts';

const test = base.extend<{ at: FileServer & { ana: Actor } }>({
  at: async ({ house }, provide) => {
    const ana = aMember(house.platform.newId, { permissions: new Set(['content.write']) });
    const server = await openFileServer(house.platform, { people: [ana] });
    await provide({ ...server, ana });
    await server.close();
  },
});

const half = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2));
const text = (content: string) => Buffer.from(content);

describe('a file that lies about its type', () => {
  test('ERR-01 is refused, whatever its name says', async ({ at }) => {
    const lies: [purpose: string, name: string, content: Buffer][] = [
      ['document', 'manual.pdf', await aPicture('png')],
      ['image', 'foto.jpg', await aDocument({ pages: 1 })],
      ['image', 'foto.png', text('<!doctype html><script>alert(1)</script>')],
      ['image', 'foto.png', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['image', 'foto.html', await aPicture('png')],
      ['document', 'manual.exe', await aDocument({ pages: 1 })],
      ['video', 'aula.mp4', await aPicture('gif')],
      ['video', 'aula.webm', aFilm({ seconds: 3 })],
      ['captions', 'aula.vtt', text('1\n00:00:01,000 --> 00:00:02,000\nBom dia\n')],
    ];
    for (const [purpose, name, content] of lies) {
      const answered = await upload(at, { as: at.ana, purpose, name, content });
      expect(answered, `${name} for ${purpose}`).toMatchObject({ status: 409, body: { refusal: 'file_type_differs' } });
    }
  });

  test('ERR-01 a type that is not taken is refused by that name', async ({ at }) => {
    const unwanted: [purpose: string, name: string, content: Buffer][] = [
      ['image', 'logo.svg', text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['logo', 'logo.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['logo', 'logo.gif', await aPicture('gif')],
      ['image', 'pagina.html', text('<!doctype html>')],
      ['document', 'programa.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
      ['document', 'texto.docx', Buffer.from('504b030414000600', 'hex')],
    ];
    for (const [purpose, name, content] of unwanted) {
      const answered = await upload(at, { as: at.ana, purpose, name, content });
      expect(answered, `${name} for ${purpose}`).toMatchObject({ status: 409, body: { refusal: 'file_type_refused' } });
    }
  });
});

describe('a file that cannot be read', () => {
  test('ERR-01 truncated, damaged, encrypted and empty ones are refused', async ({ at }) => {
    const broken: [purpose: string, name: string, content: Buffer][] = [
      ['image', 'a.jpg', half(await aPicture('jpeg'))],
      ['image', 'a.png', half(await aPicture('png'))],
      ['image', 'a.webp', half(await aPicture('webp'))],
      ['image', 'a.gif', half(await aPicture('gif'))],
      ['document', 'a.pdf', (await aDocument({ pages: 3 })).subarray(0, 60)],
      ['document', 'b.pdf', text('%PDF-1.7\nnothing more')],
      ['document', 'c.pdf', await aDocument({ pages: 2, password: 'segredo' })],
      ['video', 'a.mp4', half(aFilm({ seconds: 5 }))],
      ['captions', 'a.vtt', text('WEBVTT\n\n00:05.000 --> 00:02.000\nAntes de começar\n')],
      ['captions', 'b.vtt', text('WEBVTT\n\n00:99.000 --> 01:00.000\nx\n')],
      ['captions', 'c.vtt', text(captions.replace('Bom dia', '<script>alert(1)</script>'))],
      ['captions', 'd.vtt', Buffer.concat([text(captions), Buffer.from([0xc3, 0x28])])],
      ['captions', 'e.vtt', text('WEBVTT\n')],
    ];
    for (const [purpose, name, content] of broken) {
      const answered = await upload(at, { as: at.ana, purpose, name, content });
      expect(answered, `${name} for ${purpose}`).toMatchObject({ status: 409, body: { refusal: 'file_unreadable' } });
    }
    expect(await begin(at, { as: at.ana, purpose: 'image', name: 'nada.png', bytes: 0 })).toMatchObject({ refusal: 'file_unreadable' });
  });

  test('ERR-01 a refused file leaves no row and no content', async ({ at, house }) => {
    await upload(at, { as: at.ana, purpose: 'image', name: 'a.png', content: half(await aPicture('png')) });
    const rows = await house.db.read().selectFrom('platform.file').where('created_by', '=', at.ana.personId).select('id').execute();
    expect(rows).toEqual([]);
  });
});

describe('a file that is too large', () => {
  test('ERR-01 is refused before its first byte', async ({ at }) => {
    const mebibyte = 1_048_576;
    for (const [purpose, most] of Object.entries({ image: 15, logo: 5, document: 100, video: 2_048, captions: 1 })) {
      const ask = { as: at.ana, purpose, name: 'a' };
      expect(await begin(at, { ...ask, bytes: most * mebibyte + 1 }), purpose).toMatchObject({ status: 413, refusal: 'file_too_large' });
      expect((await begin(at, { ...ask, bytes: most * mebibyte })).status, purpose).toBe(201);
    }
  });

  test('ERR-01 a small file that unfolds into a huge picture is refused, quickly', async ({ at }) => {
    const bomb = aBomb({ side: 30_000 });
    expect(bomb.length).toBeLessThan(2_000_000);
    const begun = performance.now();
    const answered = await upload(at, { as: at.ana, purpose: 'image', name: 'bomba.png', content: bomb });
    expect(answered).toMatchObject({ status: 409, body: { refusal: 'file_too_large' } });
    expect(performance.now() - begun).toBeLessThan(20_000); // unfolded, it would be three gigabytes
  });
});

/** A PNG of one colour: nearly a billion pixels in a megabyte or less. */
function aBomb({ side }: { side: number }): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0], 8); // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
