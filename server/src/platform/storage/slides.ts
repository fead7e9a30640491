/** Makes slides into pages by LibreOffice, where it is installed; they are kept as those pages alone. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { presentation } from '@vitrine/domain/kernel';
import { Refusal } from '../http/refusal.ts';
import { wholeOf } from './byte-source.ts';
import type { Source } from './disk-blob-store.ts';

const run = promisify(execFile);
const secondsAtMost = 120;

/** The pages as a PDF. Refuses `converter_missing` where there is no LibreOffice on this machine, `file_unreadable` for slides that it cannot read or takes too long for. */
export const pagesOfSlides = (source: Source, contentType: string): Promise<Buffer> =>
  pagesOfOffice(source, contentType === presentation ? 'pptx' : 'ppt');

/** The same of whatever LibreOffice opens by this ending. */
export async function pagesOfOffice(source: Source, ending: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-slides-'));
  try {
    const slides = join(folder, `slides.${ending}`);
    await writeFile(slides, await wholeOf(source));
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`; // two at once never share one
    await run('soffice', [profile, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder, slides], {
      timeout: secondsAtMost * 1_000,
      killSignal: 'SIGKILL',
    });
    return await readFile(join(folder, 'slides.pdf'));
  } catch (fault) {
    const isMissing =
      fault instanceof Error &&
      'code' in fault &&
      fault.code === 'ENOENT' &&
      'syscall' in fault &&
      String(fault.syscall).startsWith('spawn');
    throw new Refusal(isMissing ? 'converter_missing' : 'file_unreadable');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
