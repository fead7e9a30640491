/**
 * Makes the demo's films, handbooks and logos again. Run by hand, with ffmpeg and espeak-ng on the machine:
 *   node server/src/demo/make-media.mjs            everything
 *   node server/src/demo/make-media.mjs films air  only what its name contains (sounds need no tool)
 * What it makes is committed, so nobody needs these tools to start the product.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;
const folder = join(here, 'media');
const fonts = join(here, '../platform/fonts');
const scratch = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
const [only = 'all', part = ''] = process.argv.slice(2);

// The picture library reads this when it is loaded, so it comes before the imports below.
writeFileSync(join(scratch, 'fonts.conf'), `<fontconfig><dir>${fonts}</dir><cachedir>${join(scratch, 'cache')}</cachedir></fontconfig>`);
process.env.FONTCONFIG_FILE = join(scratch, 'fonts.conf');
const { makeFilm } = await import('./media/making/film.mjs');
const { makeHandbook, handbookCourses } = await import('./media/making/handbook.mjs');
const { makeLogos } = await import('./media/making/logos.mjs');
const { makeSound } = await import('./media/making/sound.mjs');

const indexFile = join(folder, 'index.json');
const index = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {};
const wants = (kind, name) => (only === 'all' || only === kind) && name.includes(part);

// Each cue is spoken once in Portuguese; its four texts (pt-BR, en-US, es-ES, fr-FR) are the captions.
const films = JSON.parse(readFileSync(join(folder, 'making/storyboards.json'), 'utf8'));
for (const [name, film] of Object.entries(films)) {
  if (!wants('films', name)) continue;
  const { captions, poster, ...facts } = await makeFilm(name, film, { folder, scratch });
  const subtitles = Object.fromEntries(Object.entries(captions).map(([locale, file]) => [locale, described(file, 'text/vtt')]));
  index[name] = {
    kind: 'video',
    ...described(`${name}.mp4`, 'video/mp4'),
    ...facts,
    poster: described(poster, 'image/jpeg'),
    captions: subtitles,
  };
  process.stdout.write(`${name}: ${facts.seconds} s\n`);
}
// What is heard on the way is the sound of a film; its captions are what is said.
for (const name of ['terra-kitchen', 'nevada-cold', 'inverter-air']) {
  if (!wants('sounds', name)) continue;
  const { file, seconds } = makeSound(name, { folder });
  index[`${name}-sound`] = { kind: 'audio', ...described(file, 'audio/mp4'), seconds, captions: index[name].captions };
  process.stdout.write(`${name}-sound: ${seconds} s\n`);
}
for (const course of handbookCourses(join(here, 'texts'))) {
  if (!wants('handbooks', course.key)) continue;
  for (const { name, file, pages, locale } of await makeHandbook(course, { folder, fonts })) {
    index[name] = { kind: 'pdf', ...described(file, 'application/pdf'), pages, locale, theme: course.tenant };
    process.stdout.write(`${name}: ${pages} pages\n`);
  }
}
if (wants('logos', '')) {
  for (const { name, file } of await makeLogos(folder))
    index[name] = { kind: 'logo', ...described(file, file.endsWith('.svg') ? 'image/svg+xml' : 'image/png') };
}
const ordered = Object.fromEntries(Object.entries(index).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(indexFile, `${JSON.stringify(ordered, null, 2)}\n`);
rmSync(scratch, { recursive: true, force: true });

function described(file, contentType) {
  const path = join(folder, file);
  return { file, contentType, bytes: statSync(path).size, sha256: createHash('sha256').update(readFileSync(path)).digest('hex') };
}
