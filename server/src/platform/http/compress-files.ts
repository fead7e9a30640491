import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const worthIt = /\.(js|mjs|css|svg|json|webmanifest|wasm|map)$/;
const smallest = 1_024;

/**
 * Lays a brotli copy beside each file of a built app that has none yet: a phone on a bad network loads a third of the bytes, and no
 * request pays for it. Copies appear whole, by renaming; a folder that may not be written is served as it is.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)));
  for (const file of files) {
    if (!worthIt.test(file) || files.has(`${file}.br`) || (await stat(file)).size < smallest) continue;
    const small = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    await writeFile(`${file}.br.part`, small);
    await rename(`${file}.br.part`, `${file}.br`);
  }
}

/** A text for one answer, for those who take brotli. */
export const compressText = (text: string): Promise<Buffer> => compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
