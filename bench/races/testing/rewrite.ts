/** Makes the naive double of a race: the server's own source with other words in the guarded places, put there while Node loads it. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { inRepository } from '../../../scripts/setup/places.mjs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `guard` stands once in the file, and `naive` takes its place. */
export type Edit = { file: string; guard: string; naive: string };

/** Must be called before anything imports the server. Answers how many of the edits were made; a double that misses one proves nothing. */
export function rewriteOnLoad(edits: readonly Edit[]): () => number {
  const byUrl = Map.groupBy(edits, ({ file }) => pathToFileURL(inRepository('server/src', file)).href);
  let made = 0;
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      const here = byUrl.get(url);
      if (!here) return loaded;
      let source = readFileSync(fileURLToPath(url), 'utf8');
      for (const { guard, naive, file } of here) {
        if (source.split(guard).length !== 2) throw new Error(`the double was not made: ${file} does not have once: ${guard}`);
        source = source.replace(guard, () => naive);
        made += 1;
      }
      return { ...loaded, source };
    },
  });
  return () => made;
}
