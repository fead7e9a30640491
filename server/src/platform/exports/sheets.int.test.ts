import { listAuditLog } from '@vitrine/contract/kernel';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { fromBufferPromise } from 'yauzl';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { auditRoutes } from '../audit/index.ts';
import { anActor, httpWith } from '../http/testing.ts';
import { exportStream, type Sheet } from './send-export.ts';

const actor = anActor({ locale: 'pt-BR', permissions: new Set(['audit.read']) });
type Row = { name: string; isOpen: boolean; count: number };

/** A list of so many rows, told page by page as a room's list is; `asked` says from where each page was read. */
function aList(rows: readonly Row[], name = 'things') {
  const asked: (string | undefined)[] = [];
  const sheet: Sheet<Row, 'name' | 'isOpen' | 'count'> = {
    name,
    words: { title: 'Coisas', columns: { name: 'Nome', isOpen: 'Aberta', count: 'Total' } },
    cells: (row) => row,
    page: ({ after, limit }) => {
      asked.push(after);
      const begin = Number(after ?? 0);
      const items = rows.slice(begin, begin + limit);
      return Promise.resolve({ items, next: begin + limit < rows.length ? String(begin + limit) : null });
    },
  };
  return { sheet, asked };
}

async function streamed(house: House, { sheet }: ReturnType<typeof aList>, query: { format: 'csv' | 'xlsx'; search?: string }) {
  return exportStream(house.platform, actor, { query, sheet, first: await sheet.page({ limit: 500 }) });
}

async function auditLogOf(house: House, name: string): Promise<[string, string, string, unknown][]> {
  const app = await httpWith(house.platform, { actors: { actor }, routes: [auditRoutes({ ...house.platform, names: {} })] });
  const { items } = (
    await app.inject({ url: `${listAuditLog.path}?subject=list&subjectId=${name}`, headers: { authorization: 'Bearer actor' } })
  ).json();
  await app.close();
  return items.map(({ what, subject, subjectId, after }: Record<string, unknown>) => [what, subject, subjectId, after]);
}

test('ADM-02 ADM-09 an export has every page of its list once, and the audit log says how many rows went out by which filters', async ({
  house,
}) => {
  const list = aList(Array.from({ length: 1_234 }, (_, at) => ({ name: `n${at}`, isOpen: at % 2 === 0, count: at })));
  const text = (await buffer(await streamed(house, list, { format: 'csv', search: 'n' }))).toString('utf8');
  const [heading, ...lines] = text.split('\r\n');
  expect(heading).toBe('\uFEFFNome;Aberta;Total');
  expect(lines.slice(0, 2)).toEqual(['n0;Sim;0', 'n1;Não;1']);
  expect(lines).toHaveLength(1_235);
  expect(new Set(lines).size).toBe(1_235);
  expect(list.asked).toEqual([undefined, '500', '1000']);
  expect(await auditLogOf(house, 'things')).toEqual([
    ['list.exported', 'list', 'things', { list: 'things', rows: 1_234, isWhole: true, format: 'csv', search: 'n' }],
  ]);
});

test.for(['csv', 'xlsx'] as const)(
  'ADM-02 ADM-09 whoever breaks off a %s is in the audit log with what was read for them',
  async (format, { house }) => {
    const nameAt = (at: number) => createHash('sha256').update(String(at)).digest('hex'); // packed, it stays as long
    const list = aList(
      Array.from({ length: 20_000 }, (_, at) => ({ name: nameAt(at), isOpen: true, count: at })),
      format,
    );
    let bytes = 0;
    for await (const piece of await streamed(house, list, { format })) {
      bytes += String(piece).length;
      if (bytes > 50_000) break; // leaving the loop destroys the stream, as a browser that goes away does
    }
    await expect.poll(() => auditLogOf(house, format)).toHaveLength(1);
    const [entry] = await auditLogOf(house, format);
    const read = list.asked.length * 500;
    expect(entry?.[3]).toEqual({ list: format, rows: read, isWhole: false, format });
    expect(read).toBeLessThan(20_000);
  },
);

test('ADM-02 a list that fails on the way ends as a download that failed, never as a short file', async ({ house }) => {
  const list = aList(Array.from({ length: 600 }, (_, at) => ({ name: `n${at}`, isOpen: true, count: at })));
  for (const format of ['csv', 'xlsx'] as const) {
    const first = await list.sheet.page({ limit: 500 });
    const sheet = { ...list.sheet, page: () => Promise.reject(new Error('the database went away')) };
    await expect(buffer(exportStream(house.platform, actor, { query: { format }, sheet, first }))).rejects.toThrow('went away');
  }
});

test('ADM-02 no text of a CSV begins as a formula does', async ({ house }) => {
  const starts = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '');
  await fc.assert(
    fc.asyncProperty(starts, fc.string(), async (start, rest) => {
      const list = aList([{ name: `${start}${rest}`, isOpen: true, count: -1 }]);
      const text = (await buffer(await streamed(house, list, { format: 'csv' }))).toString('utf8');
      const line = text.slice(text.indexOf('\r\n') + 2);
      expect(line).not.toMatch(/^"?[=+\-@\t\r]/);
      expect(line.endsWith(';Sim;-1\r\n')).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('ADM-02 a workbook types its moments in the program’s clock, and comes with widths, a filter and a heading that stays', async ({
  house,
}) => {
  type Thing = { name: string; at: string | null; endsOn: string; count: number };
  const rows: Thing[] = [
    { name: 'Campanha de volta às aulas', at: '2026-11-20T15:30:00.000Z', endsOn: '2026-12-31', count: 7 },
    { name: '2026-11-20', at: null, endsOn: 'sem fim', count: 0 },
  ];
  const sheet: Sheet<Thing, keyof Thing> = {
    name: 'moments',
    words: { title: 'Coisas', columns: { name: 'Nome', at: 'Quando (UTC)', endsOn: 'Até', count: 'Total' } },
    cells: (row) => row,
    page: () => Promise.resolve({ items: rows, next: null }),
  };
  const made = (format: 'csv' | 'xlsx') =>
    buffer(exportStream(house.platform, actor, { query: { format }, sheet, first: { items: rows, next: null } }));
  const xml = await sheetIn(await made('xlsx'));
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"/>');
  expect(xml).toContain('<col min="1" max="1" width="28" customWidth="1"/>');
  expect(xml).toContain('<autoFilter ref="A1:D3"/>');
  expect(xml).toContain('>Quando (America/Sao_Paulo)<');
  const serial = (Date.UTC(2026, 10, 20, 12, 30) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(xml).toContain(`<c s="2"><v>${Math.round(serial * 1_000_000) / 1_000_000}</v></c><c s="3"><v>46387</v></c><c><v>7</v></c>`);
  expect(xml).toContain('>2026-11-20</t>'); // a text that looks like a day
  expect(xml).toContain('>sem fim</t>');
  expect((await made('csv')).toString('utf8')).toContain(
    'Nome;Quando (UTC);Até;Total\r\nCampanha de volta às aulas;2026-11-20T15:30:00.000Z;2026-12-31;7',
  );
});

async function sheetIn(content: Buffer): Promise<string> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName.endsWith('sheet1.xml')) return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
  return '';
}
