/**
 * Brazil's book of postal codes on this machine, answering as ViaCEP documents (`GET /CODE/json/`): for tests and for the browser's journeys. It knows three codes,
 * and fails on others as the outside does.
 */
import { createServer } from 'node:http';

const places = {
  50030230: {
    cep: '50030-230',
    logradouro: 'Rua da Aurora',
    complemento: '',
    bairro: 'Boa Vista',
    localidade: 'Recife',
    uf: 'PE',
    ddd: '81',
  },
  '01310100': {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    complemento: 'até 609',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
  },
  // A small town has one code for all its streets.
  69945000: { cep: '69945-000', logradouro: '', complemento: '', bairro: '', localidade: 'Acrelândia', uf: 'AC' },
};

const json = (body) => (response) =>
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
const status = (code) => (response) => response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>no</h1>');

/** How it fails, by code; whatever is not here is unknown, told as a word. */
const faults = {
  90000001: json({ erro: true }),
  90000400: status(400),
  90000429: status(429),
  90000500: status(500),
  90000302: (response) => response.writeHead(302, { location: '/50030230/json/' }).end(),
  90000008: (response) => response.destroy(),
  90000009: () => {}, // never answers
  90000010: (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"cep":'), // never ends
  90000011: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>busy</html>'),
  90000012: json({ ...places[50030230], uf: 'XX' }),
  90000013: json({ ...places[50030230], logradouro: 'x'.repeat(20_000) }),
};

/** Opens it; `asked` holds every code that it was asked for. */
export async function openPostalCodes({ port = 0 } = {}) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const [, code = ''] = /^\/(\d{8})\/json\/$/.exec(request.url ?? '') ?? [];
    asked.push(code);
    if (code === '') return status(400)(response);
    const answer = faults[code] ?? json(places[code] ?? { erro: 'true' });
    return answer(response);
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
