/**
 * Players of other sites on this machine, which speak by messages as theirs are documented to: YouTube's IFrame Player API (`/embed/ID`) and Vimeo's player
 * (`/video/ID`), and a presentation of SlideShare (`/slideshow/embed_code/ID`). For tests and the browser's journeys. A film lasts four seconds and is played by a button in the frame; names of films that fail stand below.
 */
import { createServer } from 'node:http';

/** How a film fails, by its name. */
export const failingFilms = { youtube: { gone: 'goneFilm_00', silent: 'mutePlayer0' }, vimeo: { gone: '40400404', silent: '50000500' } };

const page = (script) => `<!doctype html><meta charset="utf-8"><title>Player</title><button id="play">Play</button><script>
const seconds = 4; let at = 0, playing = false, last = 0;
const tell = (message) => parent.postMessage(JSON.stringify(message), '*');
${script}
const go = (on) => { playing = on; last = performance.now(); changed(); };
document.querySelector('#play').onclick = () => { if (at >= seconds) at = 0; go(!playing); };
setInterval(() => {
  if (!playing) return;
  const now = performance.now();
  at = Math.min(seconds, at + (now - last) / 1000);
  last = now;
  ticked();
  if (at >= seconds) { playing = false; changed(true); }
}, 100);
</script>`;

const youtube = (mode) =>
  page(`
const mode = ${JSON.stringify(mode)};
let isHeard = false;
const told = (event, info) => isHeard && tell({ event, info, id: 1, channel: 'widget' });
const place = () => ({ currentTime: at, duration: seconds, playerState: playing ? 1 : at >= seconds ? 0 : 2 });
const ticked = () => told('infoDelivery', { currentTime: at, currentTimeLastUpdated_: performance.now() / 1000 });
const changed = (isEnd) => { told('infoDelivery', place()); told('onStateChange', isEnd ? 0 : playing ? 1 : 2); };
addEventListener('message', ({ data, source }) => {
  if (source !== parent || mode === 'silent') return;
  const said = JSON.parse(data);
  if (said.event === 'listening') {
    isHeard = true;
    told('onReady', null);
    if (mode === 'gone') return told('onError', 150);
    told('initialDelivery', { ...place(), playerState: 5, videoData: { title: 'Film' } });
  }
  if (said.event !== 'command') return;
  if (said.func === 'seekTo') { at = said.args[0]; ticked(); }
  if (said.func === 'playVideo') go(true);
  if (said.func === 'pauseVideo') go(false);
});`);

const vimeo = (mode) =>
  page(`
const mode = ${JSON.stringify(mode)};
const heard = new Set();
const place = () => ({ seconds: at, percent: at / seconds, duration: seconds });
const told = (event) => heard.has(event) && tell({ event, data: place() });
const ticked = () => told('timeupdate');
const changed = (isEnd) => told(isEnd ? 'ended' : playing ? 'play' : 'pause');
if (mode !== 'silent') tell({ event: 'ready' });
addEventListener('message', ({ data, source }) => {
  if (source !== parent || mode === 'silent') return;
  const said = JSON.parse(data);
  if (said.method === 'addEventListener') {
    heard.add(said.value);
    if (mode === 'gone' && said.value === 'error') tell({ event: 'error', data: { name: 'PrivacyError', message: 'The video is private.', method: 'ready' } });
    if (said.value === 'timeupdate') told('timeupdate');
  }
  if (said.method === 'setCurrentTime') { at = said.value; tell({ method: said.method, value: at }); told('seeked'); }
});`);

const modeOf = (name, { gone, silent }) => (name === gone ? 'gone' : name === silent ? 'silent' : 'plays');

/** Opens it; `asked` holds each address that it was asked for, with what came along. */
export async function openPlayers({ port = 0 } = {}) {
  /** @type {{ path: string, referer: string | undefined }[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    asked.push({ path: request.url ?? '', referer: request.headers.referer });
    if (pathname.startsWith('/slideshow/embed_code/'))
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Slides</title><h1>Slide 1</h1>');
    const [, kind = '', name = ''] = /^\/(embed|video)\/([\w-]+)$/.exec(pathname) ?? [];
    if (kind === '') return response.writeHead(404).end();
    const text = kind === 'embed' ? youtube(modeOf(name, failingFilms.youtube)) : vimeo(modeOf(name, failingFilms.vimeo));
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
