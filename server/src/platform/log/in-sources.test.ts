import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { transformSync } from 'esbuild';
import { inSources } from './in-sources.ts';

/** A bundle of one source with its map beside it, as the build leaves them. */
function aBundle(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-map-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { code, map } = transformSync(source, {
    loader: 'ts',
    sourcemap: true,
    sourcefile: '../../server/src/broken.ts',
    sourcesContent: false,
  });
  writeFileSync(join(folder, 'main.js'), code);
  writeFileSync(join(folder, 'main.js.map'), map);
  return pathToFileURL(join(folder, 'main.js')).href;
}

test('ERR-05 a fault in the bundle is told by the file and line that somebody wrote', () => {
  const bundle = aBundle('type Gone = { a: 1 };\n\n\nexport const fail = () => {\n  throw new Error("broken");\n};\n');
  const program = `import(${JSON.stringify(bundle)}).then(({ fail }) => fail()).catch(({ stack }) => console.log(stack))`;
  const stack = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect(stack, 'the control: without the map it is a place in the bundle').toContain('main.js:2:9');
  expect(inSources(stack)).toContain('server/src/broken.ts:5:9');
  expect(inSources(stack)).not.toContain('main.js');
});

test('ERR-05 places without a map, and texts without a place, stay as they came', () => {
  for (const text of ['', 'Error: no stack', 'at run (file:///nowhere/package.js:1:2)\n    at node:internal/process:9:9'])
    expect(inSources(text)).toBe(text);
});
