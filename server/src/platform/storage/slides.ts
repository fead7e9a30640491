/** Makes slides into pages by LibreOffice, where it is installed; they are kept as those pages alone. */
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPresentation, presentation } from '@vitrine/domain/kernel';
import { Refusal } from '../http/refusal.ts';
import { withBytes } from './byte-source.ts';
import type { Source } from './disk-blob-store.ts';
import { inTurn } from './in-turn.ts';
import { findOffice, runOffice } from './run-office.ts';

const secondsAtMost = 120;
/** One keeps a processor busy and may take gigabytes: more at once are not done sooner. The second lets a small file pass a heavy one. */
const whenItsTurn = inTurn(2);
const prefix = 'vitrine-slides-';
/** A folder of so long ago belongs to a server that was killed. */
const leftAfterMs = 3_600_000;

/**
 * The pages as a PDF. Refuses `converter_missing` where there is no LibreOffice on this machine, `file_unreadable` for slides that it cannot read, `conversion_too_long` for those that it
 * does not finish in two minutes. Asked for again while they are made (a proxy has lost its patience), they are made once.
 */
export function pagesOfSlides(source: Source, contentType: string): Promise<Buffer> {
  const ending = contentType === presentation ? 'pptx' : contentType === openPresentation ? 'odp' : 'ppt';
  if ('content' in source) return pagesOfOffice(source, ending);
  const { path } = source;
  const pages = making.get(path) ?? pagesOfOffice(source, ending).finally(() => making.delete(path));
  making.set(path, pages);
  return pages;
}

const making = new Map<string, Promise<Buffer>>();

/** The same of whatever LibreOffice opens by this ending. */
export async function pagesOfOffice(source: Source, ending: string, { seconds = secondsAtMost } = {}): Promise<Buffer> {
  if (!(await isOffice(source))) throw new Refusal('file_unreadable');
  const program = await findOffice();
  if (program === undefined) throw new Refusal('converter_missing');
  return whenItsTurn(() => convert(program, { source, ending, seconds }));
}

async function convert(program: string, { source, ending, seconds }: { source: Source; ending: string; seconds: number }): Promise<Buffer> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    const file = join(folder, `slides.${ending}`);
    await ('content' in source ? writeFile(file, source.content) : copyFile(source.path, file));
    if (!(await runOffice(program, { folder, file, seconds }))) throw new Refusal('conversion_too_long');
    return await readFile(join(folder, 'slides.pdf')).catch(() => {
      throw new Refusal('file_unreadable');
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }); // what was killed may write its last words yet
  }
}

/** An archive (also the old sort) or rich text. LibreOffice would open anything by whatever it finds in it, a page that fetches others too. */
const isOffice = (source: Source): Promise<boolean> =>
  withBytes(source, async (bytes) => {
    const head = (await bytes.at(0, 5)).toString('latin1');
    return ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', String.raw`{\rtf`].some((mark) => head.startsWith(mark));
  });

async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > leftAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
