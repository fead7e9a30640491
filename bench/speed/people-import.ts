import { listTags } from '@vitrine/contract/identity';
import {
  applyBulkChange,
  beginPeopleImport,
  getBulkChange,
  getPeopleImport,
  mapPeopleImport,
  previewBulkChange,
  steerPeopleImport,
  type BulkAction,
  type BulkWhom,
} from '@vitrine/contract/people';
import { completeUpload } from '@vitrine/contract/kernel';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { logIn, send, type Session } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import type { Figure } from './figures.ts';

const lines = 100_000;
/** Of each of five kinds: an e-mail, a name, a birthday and a role that are none, and a user name that an earlier line has. */
const badOfEach = 200;
/** What the names of about half of them have in common: the last digit of an odd number. */
const half = 'Ímpar';
type Act = 'dryRun' | 'apply' | 'undo';
const ends = { dryRun: 'rehearsed', apply: 'applied', undo: 'undone' } as const;

/**
 * 100,000 lines of which 1,000 are bad, over HTTP on the demo's brand: tried in a dry run, applied, half of them given a tag and relieved of it by one change each, and taken back to tables of the same hashes
 * (ADM-02).
 */
export async function peopleImportFigures(url: string, { ownerUrl }: { ownerUrl: string }): Promise<Figure[]> {
  const session = await logIn(url, { userName: 'admin', password: demoPassword });
  const before = await hashesOf(ownerUrl);
  const { body } = await send(session, beginPeopleImport, { body: { fileId: await upload(session, Buffer.from(sheet())) } });
  const at = { params: { importId: body.id } };
  const { encoding, delimiter, columns } = (await send(session, getPeopleImport, at)).body;
  await send(session, mapPeopleImport, { ...at, body: { encoding, delimiter, columns } });
  const rehearsed = await seconds(session, body.id, 'dryRun');
  const applied = await seconds(session, body.id, 'apply');
  const { verdicts } = (await send(session, getPeopleImport, at)).body;
  console.log(`   import: ${JSON.stringify(verdicts)}`);
  const tag = (await send(session, listTags, { query: {} })).body.items[0]?.id ?? ''; // the demo has some
  const tagged = await changeOfMany(session, { whom: { by: 'filter', filter: { search: half } }, action: { do: 'add_tag', id: tag } });
  const relieved = await changeOfMany(session, { whom: { by: 'change', bulkId: tagged.id }, action: { do: 'remove_tag', id: tag } });
  const undone = await seconds(session, body.id, 'undo');
  const after = await hashesOf(ownerUrl);
  const differing = Object.keys(before).filter((table) => before[table] !== after[table]);
  if (differing.length > 0) console.log(`   tables that differ: ${differing.join(', ')}`);
  return [
    { name: '100,000 people of a spreadsheet, tried in a dry run', value: rehearsed, unit: 's', limit: { atMost: 60 } },
    { name: '100,000 people of a spreadsheet, applied', value: applied, unit: 's', limit: { atMost: 180 } },
    { name: 'people who were given a tag by one change', value: tagged.done, unit: '', limit: { atLeast: 49_000 } },
    { name: 'one change for so many: looked at beforehand', value: tagged.lookedAt, unit: 's', limit: { atMost: 10 } },
    { name: 'one change for so many: made', value: tagged.made, unit: 's', limit: { atMost: 60 } },
    { name: 'one change for so many: taken back', value: relieved.made, unit: 's', limit: { atMost: 60 } },
    { name: '100,000 people of a spreadsheet, taken back', value: undone, unit: 's', limit: { atMost: 180 } },
    { name: 'bad lines that were found', value: verdicts.bad, unit: '', limit: { atLeast: 5 * badOfEach } },
    { name: 'tables that differ after taking back', value: differing.length, unit: '', limit: { atMost: 0 } },
  ];
}

/** One change of many people, looked at and made until it is over; in seconds. */
async function changeOfMany(session: Session, body: { whom: BulkWhom; action: BulkAction }) {
  const begin = performance.now();
  const looked = await send(session, previewBulkChange, { body });
  if (looked.status !== 200) throw new Error(`the change answered ${looked.status}: ${JSON.stringify(looked.body)}`);
  const lookedAt = (performance.now() - begin) / 1_000;
  const at = { params: { bulkId: looked.body.id } };
  const start = performance.now();
  await send(session, applyBulkChange, at);
  for (;;) {
    const { state, done } = (await send(session, getBulkChange, at)).body;
    if (state === 'done') return { id: looked.body.id, done, lookedAt, made: (performance.now() - start) / 1_000 };
    if (state === 'stopped') throw new Error('the change of many was stopped');
    await wait(250);
  }
}

/** One step, until it is over. */
async function seconds(session: Session, importId: string, act: Act): Promise<number> {
  const begin = performance.now();
  const begun = await send(session, steerPeopleImport, { params: { importId, act } });
  if (begun.status !== 200) throw new Error(`${act} answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  for (;;) {
    const { state } = (await send(session, getPeopleImport, { params: { importId } })).body;
    if (state === ends[act]) return (performance.now() - begin) / 1_000;
    if (state === 'failed') throw new Error(`the import failed while it was to ${act}`);
    await wait(250);
  }
}

async function upload({ url, authorization }: Session, bytes: Buffer): Promise<string> {
  const headers = { authorization, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ purpose: 'sheet', filename: 'pessoas.csv' });
  const begun = await fetch(`${url}/api/files/`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.byteLength),
      'upload-metadata': metadata.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(','),
    },
  });
  const place = begun.headers.get('location') ?? '';
  const sent = await fetch(new URL(place, `${url}/api/files/`), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`the upload answered ${sent.status}: ${await sent.text()}`);
  return (await send({ url, authorization }, completeUpload, { body: { upload: place.split('/').at(-1) ?? '' } })).body.id;
}

function sheet(): string {
  const line = (n: number, more: { mail?: string; name?: string; birthday?: string; role?: string } = {}) =>
    `imported${n};${more.name ?? `Pessoa ${n % 2 ? half : 'Par'} ${n}`};${more.mail ?? `imported${n}@exemplo.test`};${more.birthday ?? '31/12/1990'};${more.role ?? ''}`;
  const good = lines - 5 * badOfEach;
  const bad = Array.from({ length: badOfEach }, (_, n) => [
    line(lines + n, { mail: 'sem-arroba' }),
    line(lines + n + badOfEach, { name: '=1+1' }),
    line(lines + n + 2 * badOfEach, { birthday: '31/02/1990' }),
    line(lines + n + 3 * badOfEach, { role: 'Rei' }),
    line(n),
  ]).flat();
  return ['Usuário;Nome completo;E-mail;Nascimento;Papel', ...Array.from({ length: good }, (_, n) => line(n)), ...bad].join('\n');
}

const touched = [
  'identity.person',
  'identity.member',
  'identity.member_in_group',
  'identity.member_tag',
  'people.directory',
  'identity.registration',
  'identity.authenticator',
  'identity.passkey',
];

/** Of every table of people that an import writes, or could. */
async function hashesOf(ownerUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const hashes: Record<string, string> = {};
    for (const table of touched) {
      const { rows } = await client.query<{ hash: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
      );
      hashes[table] = rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}
