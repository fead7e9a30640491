import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { countPages } from '../../../server/src/platform/storage/document-pages.ts';
import { examine } from '../../../server/src/platform/storage/examine.ts';
import { pagesOfOffice } from '../../../server/src/platform/storage/slides.ts';
import { portOf } from '../../../server/src/platform/testing/port-of.ts';
import { aDocx, anOdp, anOdt, anXlsx, aPptx } from './office-files.ts';

const sent = async (name: string, content: Buffer) => {
  const { contentType, pages } = await examine({ source: { content }, name, purpose: 'slides' }, { isOurs: false });
  equal(contentType, 'application/pdf');
  return pages;
};
const unreadable = { code: 'file_unreadable' };

/** What each says is shown when it ends without a fault. */
export const tries: Record<string, () => Promise<void>> = {
  'PLY-11 slides of PowerPoint and OpenDocument become a page each': async () => {
    deepEqual([await sent('vendas.pptx', await aPptx({ slides: 3 })), await sent('vendas.odp', await anOdp({ slides: 2 }))], [3, 2]);
  },
  'PLY-11 two hundred slides become two hundred pages within ten seconds': async () => {
    const content = await aPptx({ slides: 200 });
    const start = performance.now();
    equal(await sent('vendas.pptx', content), 200);
    ok(performance.now() - start < 10_000, 'it took longer');
  },
  'PLY-11 a presentation without a slide becomes one empty page': async () => {
    equal(await sent('vendas.pptx', await aPptx({ slides: 0 })), 1);
  },
  'LIB-01 texts and tables become pages': async () => {
    for (const [ending, content] of [
      ['docx', await aDocx({ text: 'Chegue perto.' })],
      ['odt', await anOdt('<text:p>Chegue perto.</text:p>')],
      ['rtf', Buffer.from(String.raw`{\rtf1 Chegue perto.}`)],
      ['xlsx', await anXlsx({ text: 'R$ 10' })],
    ] as const)
      equal(await countPages({ content: await pagesOfOffice({ content }, ending) }), 1, ending);
  },
  'PLY-11 what is damaged or guarded by a password is refused': async () => {
    const whole = await aPptx({ slides: 3 });
    await rejects(pagesOfOffice({ content: whole.subarray(0, whole.length / 2) }, 'pptx'), unreadable);
    await rejects(
      pagesOfOffice({ content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]) }, 'ppt'),
      unreadable,
    );
    await rejects(pagesOfOffice({ content: await anOdp({ slides: 1, isGuarded: true }) }, 'odp'), unreadable);
  },
  'PLY-11 four at once are made, each by itself': async () => {
    const made = [1, 2, 3, 4].map(async (slides) => sent('vendas.pptx', await aPptx({ slides })));
    deepEqual(await Promise.all(made), [1, 2, 3, 4]);
  },
  'PLY-11 LIB-01 pictures and texts that lie elsewhere are neither fetched nor read': () => withElsewhere(stayInside),
  'PLY-11 one that is given up half-way leaves neither a program that works nor a file': async () => {
    const before = await traces();
    const content = await aPptx({ slides: 3_000 });
    await rejects(pagesOfOffice({ content }, 'pptx', { seconds: 1.5 }), { code: 'conversion_too_long' });
    deepEqual(await traces(), before);
  },
};

type Elsewhere = { folder: string; url: string; asked: readonly string[] };

async function stayInside({ folder, url, asked }: Elsewhere): Promise<void> {
  const long = new Date(Date.UTC(2026, 0, 1));
  for (const name of ['picture.png', 'text.txt']) {
    for (const at of [`${url}/${name}`, pathToFileURL(join(folder, name)).href]) {
      await utimes(join(folder, name), long, new Date());
      const frame = (inside: string) =>
        `<text:p><draw:frame svg:width="5cm" svg:height="5cm" text:anchor-type="as-char">${inside}</draw:frame></text:p>`;
      const texts = [
        `<text:section text:name="s"><text:section-source xlink:href="${at}"/><text:p>x</text:p></text:section>`,
        ...['image', 'floating-frame', 'object', 'plugin'].map((kind) => frame(`<draw:${kind} xlink:href="${at}"/>`)),
      ];
      await pagesOfOffice({ content: await aPptx({ slides: 1, pictureAt: at }) }, 'pptx');
      for (const text of texts) await pagesOfOffice({ content: await anOdt(text) }, 'odt');
      const page = Buffer.from(`<html><link rel="stylesheet" href="${at}"><img src="${at}">`);
      await rejects(pagesOfOffice({ content: page }, 'doc'), unreadable);
      equal((await stat(join(folder, name))).atimeMs, long.getTime(), `${at} was read`);
    }
  }
  deepEqual(asked, []);
}

/** A picture and a text of nobody's business, in a folder of this machine and at an address. */
async function withElsewhere(work: (elsewhere: Elsewhere) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-elsewhere-'));
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'picture.png'), picture);
  await writeFile(join(folder, 'text.txt'), 'nobody’s business');
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    answer.end(picture);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    await work({ folder, url: `http://127.0.0.1:${portOf(server)}`, asked });
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

/** What a run would leave: programs that work in one of our folders, those folders, and its sockets. */
async function traces(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args=']);
  const programs = stdout.split('\n').filter((line) => line.includes('soffice') && line.includes('vitrine-slides-'));
  const files = [...(await readdir(tmpdir())), ...(await readdir('/tmp'))];
  return [...programs, ...files.filter((name) => name.startsWith('vitrine-slides-') || name.startsWith('OSL_PIPE_'))].toSorted();
}
