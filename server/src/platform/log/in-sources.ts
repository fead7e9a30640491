import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const place = /file:\/\/[^\s()]+\.js(?=:\d+:\d+)/g;

/**
 * A stack by the files and lines that people wrote, where a bundle’s map lies beside it; as it came, where none does. The map is read when the first fault is told and let go
 * when memory is wanted: held from the start, it cost each server 40 MB (`npm run bench -- --only shelf`).
 */
export function inSources(stack: string): string {
  const bundles = new Set(stack.match(place));
  return [...bundles].reduce((told, bundle) => byMap(told, { bundle, map: mapOf(bundle) }), stack);
}

function byMap(stack: string, { bundle, map }: { bundle: string; map: SourceMap | null }): string {
  if (!map) return stack;
  const parts = stack.split(`${bundle}:`);
  return parts.reduce((told, part) => {
    const [at = '', line, column] = /^(\d+):(\d+)/.exec(part) ?? [];
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return `${told}${bundle}:${part}`;
    return `${told}${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}${part.slice(at.length)}`;
  });
}

const held = new Map<string, WeakRef<SourceMap> | null>();

function mapOf(bundle: string): SourceMap | null {
  const known = held.get(bundle);
  if (known === null) return null;
  const map = known?.deref() ?? readMap(`${fileURLToPath(bundle)}.map`);
  held.set(bundle, map && new WeakRef(map));
  return map;
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null; // a package's own file; the place in it says enough
  }
}
