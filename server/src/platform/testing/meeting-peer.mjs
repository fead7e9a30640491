/**
 * A Jitsi Meet on this machine, of the shape that its IFrame API documents: `external_api.js` with its constructor, events and commands, and rooms that let in whoever brings a ticket
 * signed by its key. Buttons in a room do what others do in a real one: the host ends it, a moderator takes somebody out, the connection breaks.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

export const meetingKey = 'segredo-das-salas-de-reuniao';

/** The script as pages load it; it speaks with the frame that it makes, and with nobody else. */
const api = `
window.JitsiMeetExternalAPI = class {
  constructor(domain, { roomName, parentNode, width, height, noSSL, jwt, lang }) {
    this.listeners = new Map();
    this.origin = (noSSL ? 'http://' : 'https://') + domain;
    this.frame = document.createElement('iframe');
    this.frame.title = 'Room';
    this.frame.allow = 'autoplay; camera; clipboard-write; display-capture; microphone; screen-wake-lock; speaker-selection';
    this.frame.src = this.origin + '/' + roomName + '?jwt=' + encodeURIComponent(jwt) + '&lang=' + lang;
    this.frame.style.width = width;
    this.frame.style.height = height;
    this.hear = ({ source, origin, data }) => {
      if (source === this.frame.contentWindow && origin === this.origin) for (const listener of this.listeners.get(data.name) ?? []) listener(data.value);
    };
    addEventListener('message', this.hear);
    parentNode.append(this.frame);
  }
  addListener(name, listener) { this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]); }
  executeCommand(name) { this.frame.contentWindow.postMessage({ command: name }, this.origin); }
  dispose() { removeEventListener('message', this.hear); this.frame.remove(); }
};`;

/** What happens in a room, by the words that the API has for it. */
const room = (name) => `<!doctype html><meta charset="utf-8"><title>Room</title><h1>${name}</h1>
<button id="end">End for all</button><button id="kick">Take out</button><button id="break">Break</button><script>
const tell = (name, value = {}) => parent.postMessage({ name, value }, '*');
const leave = () => { tell('videoConferenceLeft', { roomName: '' }); tell('readyToClose'); };
document.querySelector('#end').onclick = () => { tell('errorOccurred', { name: 'conference.destroyed', type: 'CONFERENCE', isFatal: true }); leave(); };
document.querySelector('#kick').onclick = () => { tell('participantKickedOut', { kicked: { id: '1', local: true }, kicker: { id: '2' } }); leave(); };
document.querySelector('#break').onclick = () => { tell('errorOccurred', { name: 'connection.droppedError', type: 'CONNECTION', isFatal: true }); };
addEventListener('message', ({ data }) => data.command === 'hangup' && leave());
tell('videoConferenceJoined', { roomName: '' });
</script>`;
const closed = `<!doctype html><meta charset="utf-8"><title>Room</title><p>No</p><script>
parent.postMessage({ name: 'errorOccurred', value: { name: 'connection.passwordRequired', type: 'CONNECTION', isFatal: true } }, '*');
</script>`;

/** The claims of a ticket; null where it was not signed by the key, has run out, or is for another room. */
export function claimsOf(ticket, { key = meetingKey, room: asked, now = Date.now() }) {
  const [head = '', body = '', signature = ''] = ticket.split('.');
  const right = createHmac('sha256', key).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  return alg === 'HS256' && claims.room === asked && claims.exp * 1_000 > now && claims.aud === claims.iss ? claims : null;
}

const inText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Opens it; `settings` are those that the server is started with. */
export async function openMeetings({ port = 0 } = {}) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (pathname === '/external_api.js')
      return response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }).end(api);
    const claims = claimsOf(searchParams.get('jwt') ?? '', { room: pathname.slice(1) });
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end(claims ? room(inText(claims.context.user.name)) : closed);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  return { url, settings: { MEETINGS_URL: url }, close: () => new Promise((resolve) => server.close(() => resolve(undefined))) };
}
