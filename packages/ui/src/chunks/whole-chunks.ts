import type { Plugin } from 'vite';

/**
 * A chunk that hands out what it does not have stops the page that fetches it, and of two that wait for each other the first to run finds the other empty: such a build is
 * none. Names that are declared are short by then.
 */
export function wholeChunks(): Plugin {
  return {
    name: 'vitrine-whole-chunks',
    generateBundle(_, files) {
      const chunks = Object.values(files).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      for (const { code, fileName } of chunks) {
        const [missing] = /\b\w+_exports as \w+/.exec(code) ?? [];
        if (missing !== undefined)
          this.error(`${fileName} hands out ${missing}, which it does not have: a group took the module behind it away`);
      }
      const ring = ringIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (ring) this.error(`these chunks wait for each other: ${ring.join(' → ')}`);
    },
  };
}

/** The first way from a file back to itself. */
export function ringIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const from = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const ring = from(next, [...way, file]);
      if (ring) return ring;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const ring = from(file, []);
    if (ring) return ring;
  }
  return undefined;
}
