/**
 * A streaming server on this machine, of Wowza's shape: `/APPLICATION/INSTANCE/STREAM/playlist.m3u8` and its pieces, let through by SecureToken. It sends the sound
 * of a film of the tests, two seconds a piece. A stream whose name holds `dies` breaks off behind its first piece, until `/revive/APPLICATION/INSTANCE/STREAM` was asked for.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { samplesOf, soundTrackOf } from '../server/src/demo/media/making/sound.mjs';

const secret = 'segredo-da-transmissao';
const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000];

/** Pieces of the sound of an MP4, each frame behind a head of its own (ADTS). */
function piecesOf(film, seconds) {
  const { table } = soundTrackOf(film);
  const entry = film.indexOf('mp4a', table.start) - 4;
  const [channels, rate] = [film.readUInt16BE(entry + 24), film.readUInt32BE(entry + 32) >>> 16];
  const frames = samplesOf(film, table).map(([start, size]) => {
    const length = size + 7;
    const head = [
      0xff,
      0xf1,
      0x40 | (rates.indexOf(rate) << 2) | (channels >> 2),
      ((channels & 3) << 6) | (length >> 11),
      (length >> 3) & 0xff,
    ];
    return Buffer.concat([Buffer.from([...head, ((length & 7) << 5) | 0x1f, 0xfc]), film.subarray(start, start + size)]);
  });
  const each = Math.ceil((seconds * rate) / 1_024);
  const pieces = Array.from({ length: Math.ceil(frames.length / each) }, (_, place) => frames.slice(place * each, (place + 1) * each));
  return pieces.map((piece) => ({ content: Buffer.concat(piece), seconds: (piece.length * 1_024) / rate }));
}

function isLetThrough(stream, query) {
  const known = [`wowzatokenendtime=${query.get('wowzatokenendtime')}`, `wowzatokenstarttime=${query.get('wowzatokenstarttime')}`];
  const hash = createHash('sha256')
    .update(`${stream}?${[...known, secret].sort().join('&')}`)
    .digest('base64');
  return query.get('wowzatokenhash') === hash.replaceAll('+', '-').replaceAll('/', '_');
}

/** Opens it; `settings` are those that the server is started with. */
export async function openStreams({ port = 0 } = {}) {
  const pieces = piecesOf(readFileSync(new URL('../e2e/support/media/six-seconds.mp4', import.meta.url)), 2);
  const revived = new Set();
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://peer');
    const end = (status, type = 'text/plain', content = '') =>
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end();
    if (pathname.startsWith('/revive/')) {
      revived.add(decodeURIComponent(pathname.slice('/revive/'.length)));
      return end(200);
    }
    const [, stream = '', name = ''] = /^\/(.+)\/([\w.-]+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (!isLetThrough(stream, searchParams)) return end(403);
    if (name === 'playlist.m3u8') {
      const lines = pieces.map(({ seconds }, place) => `#EXTINF:${seconds.toFixed(5)},\nmedia_${place}.aac${search}`);
      const head = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:3', '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'];
      return end(200, 'application/vnd.apple.mpegurl', [...head, ...lines, '#EXT-X-ENDLIST', ''].join('\n'));
    }
    const place = Number(/^media_(\d+)\.aac$/.exec(name)?.[1] ?? -1);
    const isDead = stream.includes('dies') && place > 0 && !revived.has(stream);
    return pieces[place] && !isDead ? end(200, 'audio/aac', pieces[place].content) : end(isDead ? 503 : 404);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    url,
    settings: { WOWZA_URL: url, WOWZA_SECRET: secret },
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
