import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sections } from '../personal-records.ts';
import type { ArchiveFacts, Part } from './archive-facts.ts';
import { fileName, sheetName } from './archive-names.ts';
import { firstPage, type Counted } from './first-page.ts';
import { listOf, sheetOf } from './pages-of.ts';

/**
 * The archive as it is written: a sheet for each section that has rows, one file of all of them for machines, the files, and a page to begin with. Each
 * is read when its turn comes, so that little is in memory however much there is.
 */
export async function* archiveOf(facts: ArchiveFacts): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (fault: Error) => out.destroy(fault));
  const mtime = new Date(facts.askedAt);
  let source: Readable | undefined;
  const add = (path: string, open: () => Readable, compress = true) =>
    zip.addReadStreamLazy(path, { mtime, compress }, (give) => {
      source = open();
      source.on('error', (fault) => out.destroy(fault)); // the archive hears of its own faults alone
      give(null, source);
    });
  const parts = await withRows(facts.parts);
  const counted: Counted = new Map();
  for (const { folder, sections } of parts)
    for (const [name, told] of Object.entries(sections)) {
      const path = `${folder}/${sheetName(name)}`;
      add(path, () => Readable.from(sheetOf(told, { locale: facts.locale, counted: (rows) => counted.set(path, rows) })));
    }
  for (const { folder, files } of parts) for (const file of files) add(`${folder}/files/${fileName(file)}`, () => file.open(), false); // pictures and PDF are packed already
  add('data.json', () => Readable.from(dataOf(parts)));
  add('index.html', () => Readable.from([firstPage({ ...facts, parts }, counted)])); // last: it says how many rows there were
  zip.end();
  zip.outputStream.pipe(out);
  try {
    for await (const chunk of out) if (Buffer.isBuffer(chunk)) yield chunk;
  } finally {
    source?.destroy();
  }
}

/** What somebody has nothing in is left out. */
async function withRows(parts: readonly Part[]): Promise<Part[]> {
  const kept: Part[] = [];
  for (const part of parts) {
    const filled: [string, Sections[string]][] = [];
    for (const [name, told] of Object.entries(part.sections))
      if ((await told.limit(1).offset(0).execute()).length > 0) filled.push([name, told]);
    kept.push({ ...part, sections: Object.fromEntries(filled) });
  }
  return kept;
}

async function* dataOf(parts: readonly Part[]): AsyncGenerator<string> {
  yield '{';
  for (const [place, { folder, title, sections }] of parts.entries()) {
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(folder)}: {"title": ${JSON.stringify(title)}`;
    for (const [name, told] of Object.entries(sections)) {
      yield `,\n${JSON.stringify(name)}: `;
      yield* listOf(told);
    }
    yield '}';
  }
  yield '\n}\n';
}
