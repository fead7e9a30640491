import { spawn, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { frame } from './frames.mjs';
import { palettes } from './palettes.mjs';

export const locales = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'];
const framesPerSecond = 20;
const openingSeconds = 1;
const betweenCues = 0.45;
const betweenScenes = 0.8;
const closingSeconds = 1.6;

const run = (tool, args) => execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
const seconds = (file) => Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]));

/** Speaks every cue on its own and lays the cues one after the other, so that captions match the speech to the hundredth. */
function speak(film, folder) {
  let at = openingSeconds;
  const scenes = film.scenes.map((scene, s) => {
    const from = s === 0 ? 0 : at - 0.35;
    const cues = scene.cues.map((texts, c) => {
      const wav = join(folder, `${s}-${c}.wav`);
      run('espeak-ng', ['-v', 'pt-br', '-s', '148', '-p', '42', '-g', '2', '-w', wav, texts[0]]);
      const cue = { texts, wav, from: at, to: at + seconds(wav) };
      at = cue.to + betweenCues;
      return cue;
    });
    at += betweenScenes - betweenCues;
    return { ...scene, from, cues };
  });
  const last = scenes.at(-1).cues.at(-1);
  return { scenes, total: Math.ceil((last.to + closingSeconds) * framesPerSecond) / framesPerSecond };
}

/** Speech over a very quiet chord, evened out for a phone's loudspeaker. */
function mix({ scenes, total }, file) {
  const cues = scenes.flatMap((scene) => scene.cues);
  const voices = cues.map((cue, i) => `[${i}:a]aresample=44100,adelay=${Math.round(cue.from * 1000)}[v${i}]`);
  const chord = [110, 164.81, 220, 277.18]
    .map((hertz, i) => `${0.011 - i * 0.0015}*sin(2*PI*${hertz}*t)*(0.6+0.4*sin(2*PI*0.${i + 5}*t/6))`)
    .join('+');
  run('ffmpeg', [
    '-y',
    ...cues.flatMap((cue) => ['-i', cue.wav]),
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='${chord}':s=44100:d=${total}`,
    '-filter_complex',
    `${voices.join(';')};${cues.map((_, i) => `[v${i}]`).join('')}amix=inputs=${cues.length}:normalize=0,highpass=f=90,lowpass=f=6500,acompressor=threshold=0.1:ratio=3,volume=1.5[voice];[${cues.length}:a]afade=t=in:d=1.5,afade=t=out:st=${total - 2}:d=2[bed];[voice][bed]amix=inputs=2:normalize=0:duration=longest,atrim=0:${total},alimiter=limit=0.9[out]`,
    '-map',
    '[out]',
    file,
  ]);
}

const clock = (t) => new Date(Math.round(t * 1000)).toISOString().slice(11, 23);
const captions = ({ scenes }, l) =>
  `WEBVTT\n\n${scenes
    .flatMap((scene) => scene.cues)
    .map((cue, i) => `${i + 1}\n${clock(cue.from)} --> ${clock(cue.to + 0.2)}\n${folded(cue.texts[l])}\n`)
    .join('\n')}`;

/** Two lines at most: broken at the space nearest to the middle. */
function folded(text) {
  if (text.length <= 46) return text;
  const spaces = [...text.matchAll(/ /g)].map((found) => found.index).filter((at) => !'?!:;'.includes(text[at + 1]));
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}

async function pictures(name, film, spoken, sound, file) {
  const { scenes, total } = spoken;
  const palette = palettes[film.theme];
  const chapters = scenes.slice(1).map((scene) => scene.from / total);
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      '640x360',
      '-r',
      String(framesPerSecond),
      '-i',
      '-',
      '-i',
      sound,
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'slow',
      '-crf',
      '27',
      '-tune',
      'animation',
      '-g',
      '60',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-c:a',
      'aac',
      '-b:a',
      '48k',
      '-ac',
      '1',
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      file,
    ],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = new Promise((done, failed) =>
    encoder.on('close', (code) => (code === 0 ? done() : failed(new Error(`ffmpeg ended with ${code} for ${name}`)))),
  );
  for (let i = 0; i < total * framesPerSecond; i += 1) {
    const t = i / framesPerSecond;
    const scene = scenes.findLast((each) => each.from <= t);
    const svg = frame({
      scene,
      theme: film.theme,
      palette,
      now: t - scene.from,
      t,
      total,
      chapters,
      cueStarts: scene.cues.map((cue) => cue.from - scene.from),
    });
    const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(raw)) await new Promise((free) => encoder.stdin.once('drain', free));
  }
  encoder.stdin.end();
  await ended;
}

/** Makes one film with its captions and its poster; answers what the index says of it. */
export async function makeFilm(name, film, { folder, scratch }) {
  const work = join(scratch, name);
  mkdirSync(work, { recursive: true });
  const spoken = speak(film, work);
  const sound = join(work, 'sound.wav');
  mix(spoken, sound);
  await pictures(name, film, spoken, sound, join(folder, `${name}.mp4`));
  const vtt = Object.fromEntries(locales.map((locale, l) => [locale, [`${name}.${locale}.vtt`, captions(spoken, l)]]));
  for (const [file, text] of Object.values(vtt)) writeFileSync(join(folder, file), text);
  const poster = frame({
    scene: spoken.scenes[0],
    theme: film.theme,
    palette: palettes[film.theme],
    now: 9,
    t: 0,
    total: spoken.total,
    chapters: [],
    cueStarts: [0],
  });
  await sharp(Buffer.from(poster), { density: 144 })
    .resize(1280, 720)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));
  return {
    seconds: seconds(join(folder, `${name}.mp4`)),
    captions: Object.fromEntries(Object.entries(vtt).map(([locale, [file]]) => [locale, file])),
    poster: `${name}.jpg`,
    theme: film.theme,
  };
}
