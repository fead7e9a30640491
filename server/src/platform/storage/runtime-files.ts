/** Pages and scripts of our own on the content origin: the stage that a lesson of SCORM plays on, and the player of Flash films. */
import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { packageTypes, typeInPackage } from './package-types.ts';

const library = createRequire(import.meta.url);
const own = (name: string) => fileURLToPath(new URL(`runtime/${name}`, import.meta.url));

/** Where each lies; what is not named here is not there. */
function pathOf(name: string): string | undefined {
  if (name === 'scorm12.js') return library.resolve('scorm-again/scorm12/min');
  if (name === 'scorm2004.js') return library.resolve('scorm-again/scorm2004/min');
  if (['lesson.js', 'flash.js', 'keep.js', 'keeper.js', 'meeting.js'].includes(name)) return own(name);
  const isRuffle = /^ruffle\/(?:[\w.]+\.js|\w+\.wasm)$/.test(name);
  return isRuffle ? join(dirname(library.resolve('@ruffle-rs/ruffle/package.json')), name.slice('ruffle/'.length)) : undefined;
}

const inAttribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

/** A page names the sites that may speak with it; the one that keeps files, what each is. */
const pages: Record<string, string> = { 'lesson.html': 'lesson.js', 'flash.html': 'flash.js', 'keep.html': 'keep.js' };

/** A file of the runtime; null when there is none. */
export function runtimeFile(name: string, framers: string): { contentType: string; content: Readable | string } | null {
  if (pages[name] !== undefined) {
    const page = readFileSync(own(name), 'utf8').replace('PRODUCT', framers).replace('TYPES', inAttribute(packageTypes));
    return { contentType: typeInPackage(name), content: page };
  }
  const path = pathOf(name);
  return path === undefined ? null : { contentType: typeInPackage(name), content: createReadStream(path) };
}
