/** Takes the sound out of a film: an M4A of the same samples, without another tool. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const boxesIn = (bytes, from = 0, to = bytes.length) => {
  const boxes = [];
  for (let at = from; at < to; at += bytes.readUInt32BE(at)) {
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + bytes.readUInt32BE(at), at });
  }
  return boxes;
};
const child = (bytes, box, ...types) =>
  types.reduce((parent, type) => boxesIn(bytes, parent.start, parent.end).find((one) => one.type === type), box);
const box = (type, ...parts) => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const whole = (bytes, one) => bytes.subarray(one.at, one.end);
const words = (...numbers) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, place) => bytes.writeUInt32BE(number, place * 4));
  return bytes;
};

/** Where each sample of a track lies: `[start, size]`. */
export function samplesOf(film, table) {
  const read = (type) => {
    const { start } = child(film, table, type);
    return { at: (place) => film.readUInt32BE(start + place * 4) };
  };
  const [sizes, chunks, offsets] = [read('stsz'), read('stsc'), read('stco')];
  const samples = [];
  for (let run = 0, sample = 0; run < chunks.at(1); run += 1) {
    const first = chunks.at(2 + run * 3);
    const last = run + 1 < chunks.at(1) ? chunks.at(2 + (run + 1) * 3) : offsets.at(1) + 1;
    for (let chunk = first; chunk < last; chunk += 1) {
      let start = offsets.at(1 + chunk);
      for (let inChunk = 0; inChunk < chunks.at(3 + run * 3); inChunk += 1, sample += 1) {
        const size = sizes.at(1) || sizes.at(3 + sample);
        samples.push([start, size]);
        start += size;
      }
    }
  }
  return samples;
}

/** The track of a film that sounds, and its table of samples. */
export function soundTrackOf(film) {
  const movie = boxesIn(film).find(({ type }) => type === 'moov');
  const track = boxesIn(film, movie.start, movie.end)
    .filter(({ type }) => type === 'trak')
    .find((one) => child(film, one, 'mdia', 'minf', 'smhd'));
  return { movie, track, table: child(film, track, 'mdia', 'minf', 'stbl') };
}

/** Writes `NAME-sound.m4a` beside `NAME.mp4`. */
export function makeSound(name, { folder }) {
  const film = readFileSync(join(folder, `${name}.mp4`));
  const { movie, track, table } = soundTrackOf(film);
  const samples = samplesOf(film, table);
  const media = child(film, track, 'mdia');
  const information = child(film, track, 'mdia', 'minf');
  // One chunk that holds all samples, in their order.
  const tableWith = (offset) =>
    box(
      'stbl',
      ...boxesIn(film, table.start, table.end).flatMap((one) => {
        if (one.type === 'stsc') return [box('stsc', words(0, 1, 1, samples.length, 1))];
        if (one.type === 'stco') return [box('stco', words(0, 1, offset))];
        return one.type === 'sgpd' || one.type === 'sbgp' ? [] : [whole(film, one)];
      }),
    );
  const kept = (parent, inner, made) =>
    boxesIn(film, parent.start, parent.end).map((one) => (one.type === inner ? made : whole(film, one)));
  const begin = (offset) => {
    const minf = box('minf', ...kept(information, 'stbl', tableWith(offset)));
    const trak = box(
      'trak',
      ...kept(track, 'mdia', box('mdia', ...kept(media, 'minf', minf))).filter((one) => one.toString('latin1', 4, 8) !== 'edts'),
    );
    const moov = box('moov', whole(film, child(film, movie, 'mvhd')), trak);
    return Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\x02\0M4A isomiso2', 'latin1')), moov]);
  };
  const beginning = begin(begin(0).length + 8);
  const content = samples.map(([start, size]) => film.subarray(start, start + size));
  writeFileSync(join(folder, `${name}-sound.m4a`), Buffer.concat([beginning, box('mdat', ...content)]));
  const header = child(film, movie, 'mvhd');
  return { file: `${name}-sound.m4a`, seconds: film.readUInt32BE(header.start + 16) / film.readUInt32BE(header.start + 12) };
}
