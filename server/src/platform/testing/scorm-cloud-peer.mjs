/**
 * SCORM Cloud on this machine, of the shape that its API (version 2) documents: registrations, launch links, results. The page behind a launch link has a button that
 * ends the course as passed, tells the postback and goes back. The course `missing` is not there; `setFault` lets it fail.
 */
import { createServer } from 'node:http';

export const account = { id: 'vitrine', secret: 'segredo-da-nuvem' };

/** Opens it; `registrations` holds what was made, by id. */
export async function openScormCloud({ port = 0 } = {}) {
  const registrations = new Map();
  let fault = null;
  const answer = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const body = request.headers['content-type']?.includes('json') && text ? JSON.parse(text) : {};
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
    const json = (status, answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer === undefined ? '' : JSON.stringify(answer));

    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (pathname === '/play') {
      const registration = registrations.get(searchParams.get('registration'));
      if (request.method !== 'POST') {
        const page = '<!doctype html><title>Course</title><form method="post"><button>Pass</button></form>';
        return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      }
      Object.assign(registration, {
        registrationCompletion: 'COMPLETED',
        registrationSuccess: 'PASSED',
        score: { scaled: 85 },
        totalSecondsTracked: 120,
      });
      await fetch(registration.postBack.url, { method: 'POST', body: new URLSearchParams({ data: '{}' }) }).catch(() => undefined);
      return response.writeHead(303, { location: searchParams.get('back') ?? '/' }).end();
    }
    const basic = `Basic ${Buffer.from(`${account.id}:${account.secret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return json(401, { message: 'not authorized' });
    if (fault) return fault(response);
    const [, id = '', rest = ''] = /^\/registrations(?:\/([^/]+))?(\/launchLink)?$/.exec(pathname) ?? [];
    const known = registrations.get(decodeURIComponent(id));
    if (request.method === 'POST' && pathname === '/registrations') {
      if (registrations.has(body.registrationId)) return json(400, { message: 'A registration with the id already exists' });
      if (body.courseId === 'missing') return json(404, { message: 'Could not find course' });
      registrations.set(body.registrationId, {
        ...body,
        registrationCompletion: 'UNKNOWN',
        registrationSuccess: 'UNKNOWN',
        totalSecondsTracked: 0,
      });
      return json(204);
    }
    if (!known) return json(404, { message: 'Could not find registration' });
    if (rest === '') return json(200, known);
    const query = new URLSearchParams({ registration: decodeURIComponent(id), back: body.redirectOnExitUrl });
    return json(200, { launchLink: `http://${request.headers.host}/play?${query}` });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    registrations,
    settings: { SCORM_CLOUD_URL: url, SCORM_CLOUD_APP_ID: account.id, SCORM_CLOUD_SECRET: account.secret },
    /** How it answers from now on: a function of the response; null as documented. */
    setFault: (next) => void (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
