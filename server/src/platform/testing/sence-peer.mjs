/**
 * SENCE's attendance register on this machine, as its manuals 1.1.3 to 1.1.6 document it: forms to start and to close a session (test and production alike), a page that asks for the SENCE key or for Clave Única, three
 * tries and three minutes under 1.1.3, every result code, and a browser that posts the answer back. `setFault` lets it answer with codes, or not at all.
 */
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';

/** Every learner's password there; `clave-de-otro` is somebody else's Clave Única. */
export const password = 'clave-sence';
const needed = ['RutOtec', 'Token', 'CodigoCurso', 'LineaCapacitacion', 'RunAlumno', 'IdSesionAlumno'];
const minutes = 3;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const hidden = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
const page = (body) =>
  `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>SENCE</title><body>${body}</body></html>`;
const isUrl = (text) => URL.canParse(text);

/** What the authority checks before it shows its page, in the order of its annex 2. */
function faultOf(fields, { manual, token, otec, runs, courses }) {
  if (needed.some((name) => (fields[name] ?? '').trim() === '')) return '200';
  if (!fields.UrlRetoma || !fields.UrlError) return '201';
  if (!isUrl(fields.UrlRetoma) || fields.UrlRetoma.length > (manual === 'm113' ? 200 : 100)) return '202';
  if (!isUrl(fields.UrlError) || fields.UrlError.length > (manual === 'm113' ? 200 : 100)) return '203';
  const line = fields.LineaCapacitacion;
  if (!['1', '3', '6'].includes(line)) return '206';
  if (line !== '1' && !/^\d{10}$/.test(fields.CodSence) && fields.CodSence !== '-1') return '204';
  if (line !== '6' && fields.CodigoCurso.length < 7 && fields.CodigoCurso !== '-1') return '205';
  if (!/^\d{6,8}-[\dkK]$/.test(fields.RunAlumno)) return '207';
  if (!/^\d{6,8}-[\dkK]$/.test(fields.RutOtec)) return '209';
  if (!/^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/.test(fields.Token)) return '303';
  if (token && fields.Token !== token) return '211';
  if (otec && fields.RutOtec !== otec) return '302';
  if (courses && !courses.includes(fields.CodigoCurso)) return '308';
  if (runs && !runs.includes(fields.RunAlumno)) return '208';
  return null;
}

/** Opens it; `asked` holds every form that came, `answers` what was posted back. */
export async function openSence({ port = 0, manual = 'm113', now = () => Date.now(), ...known } = {}) {
  const logins = new Map();
  const asked = [];
  let fault = null;

  /** The fields of an answer: those that came, the moment as Santiago's clock shows it, and the error or the session's id. */
  const answerOf = ({ fields, phase }, more) => {
    const { CodSence = '', CodigoCurso = '', IdSesionAlumno = '', RunAlumno = '', LineaCapacitacion = '' } = fields;
    const at = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago', dateStyle: 'short', timeStyle: 'medium' }).format(now());
    const id = phase === 'start' && !more.GlosaError ? { IdSesionSence: randomUUID() } : {};
    return {
      CodSence,
      CodigoCurso,
      IdSesionAlumno,
      RunAlumno,
      LineaCapacitacion,
      FechaHora: at,
      ZonaHoraria: 'Chile Continental',
      ...id,
      ...more,
    };
  };
  /** A page of the authority's whose form goes back by itself. */
  const goBack = (response, login, more = {}) => {
    const { fields } = login;
    const to = more.GlosaError ? fields.UrlError : fields.UrlRetoma;
    const form = `<form method="post" action="${escaped(to ?? '')}">${hidden(answerOf(login, more))}<noscript><button>Volver</button></noscript></form>`;
    return html(response, page(`${form}<script>document.forms[0].submit()</script>`));
  };
  const html = (response, text) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  const ask = (response, id, { fields, tries }, said = '') =>
    html(
      response,
      page(`<h1>${manual === 'm113' ? 'Clave SENCE' : 'Clave Única'}</h1><p role="alert">${said}</p><form method="post" action="/login/${id}">
        <label>RUT <input name="run" value="${escaped(fields.RunAlumno)}"></label>
        <label>Clave <input name="password" type="password"></label><button>Ingresar</button></form><p>Intento ${tries + 1}</p>`),
    );

  const answer = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    const [, phase] = /^\/rce(?:test)?\/Registro\/(Iniciar|Cerrar)Sesion$/.exec(pathname) ?? [];
    const [, loginId] = /^\/login\/([\w-]+)$/.exec(pathname) ?? [];
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (request.method !== 'POST') return response.writeHead(405).end();
    if (phase) {
      const login = { fields: form, phase: phase === 'Iniciar' ? 'start' : 'close', tries: 0, at: now() };
      asked.push(login);
      if (fault === 'silent') return html(response, page('<h1>SENCE</h1><p>El servicio no responde.</p>'));
      const wrong = fault ?? faultOf(form, { manual, ...known });
      if (wrong)
        return isUrl(form.UrlError ?? '') ? goBack(response, login, { GlosaError: wrong }) : html(response, page('<h1>Error 203</h1>'));
      const id = randomUUID();
      logins.set(id, login);
      return ask(response, id, login);
    }
    const login = logins.get(loginId ?? '');
    if (!login) return response.writeHead(404).end();
    if (manual === 'm113' && now() - login.at > minutes * 60_000) return goBack(response, login, { GlosaError: '210' });
    if (manual === 'm115' && form.password === 'clave-de-otro') return goBack(response, login, { GlosaError: '311' });
    if (form.password === password) {
      logins.delete(loginId);
      return goBack(response, login);
    }
    login.tries += 1;
    if (manual === 'm113' && login.tries >= 3) {
      logins.delete(loginId);
      return goBack(response, login, { GlosaError: '100' });
    }
    return ask(response, loginId, login, 'Clave incorrecta'); // under 1.1.5 as often as one likes, and no answer until it is right
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    asked,
    url,
    settings: { SENCE_URL: url },
    answerOf,
    /** What it answers from now on: codes as `211;204`, `silent` for no answer at all, null as documented. */
    setFault: (next) => void (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
