/** Spreadsheets of people and imports of them, for tests. */
import { crc32, deflateRawSync } from 'node:zlib';
import { beginPeopleImport, getPeopleImport, mapPeopleImport, steerPeopleImport } from '@vitrine/contract/people';
import type { House } from '../../../testing.ts';
import type { BuiltPerson } from '../../identity/testing.ts';

/** Stores a spreadsheet as this person's upload. */
export async function aSpreadsheet(
  { platform }: House,
  person: BuiltPerson,
  sheet: { name?: string; content: string | Buffer },
): Promise<string> {
  const { siteId, tenantId, personId } = person;
  const content = Buffer.from(sheet.content);
  const file = await platform.storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'sheet',
    name: sheet.name ?? 'pessoas.csv',
    content,
    isPublic: false,
  });
  return file.id;
}

/** An import of this spreadsheet with the columns that were guessed, up to its mapping. */
export async function anImport(house: House, person: BuiltPerson, sheet: { name?: string; content: string | Buffer }): Promise<string> {
  const { body } = await house.call(person, beginPeopleImport, { body: { fileId: await aSpreadsheet(house, person, sheet) } });
  if (body.id === undefined) throw new Error(`the import did not begin: ${JSON.stringify(body)}`);
  const at = { params: { importId: body.id } };
  const { encoding, delimiter, columns } = (await house.call(person, getPeopleImport, at)).body;
  await house.call(person, mapPeopleImport, { ...at, body: { encoding, delimiter, columns } });
  return body.id;
}

/** One step of an import, with its job done; answers how it stands then. */
export async function steered(house: House, person: BuiltPerson, importId: string, act: 'dryRun' | 'apply' | 'undo' | 'cancel') {
  const steered = await house.call(person, steerPeopleImport, { params: { importId, act } });
  if (steered.status !== 200) return steered;
  await house.drain();
  return house.call(person, getPeopleImport, { params: { importId } });
}

/** The people of a site and what those of a client are put under, as a hash. */
export async function peopleStateOf(
  { db }: Pick<House, 'db'>,
  { tenantId, siteId }: Pick<BuiltPerson, 'tenantId' | 'siteId'>,
): Promise<string> {
  const { rows } = await db.pool.query<{ hash: string }>(
    `select md5(string_agg(t, '|' order by t)) as hash from (
       select p::text as t from identity.person p where p.site_id = $2
       union all select m::text from identity.member m where m.tenant_id = $1
       union all select g::text from identity.member_in_group g where g.tenant_id = $1
       union all select g::text from identity.member_tag g where g.tenant_id = $1) as everything`,
    [tenantId, siteId],
  );
  return rows[0]?.hash ?? '';
}

/** A database that dies in its nth transaction, after the work and before it is kept. */
export function dyingIn({ db }: Pick<House, 'db'>, nth: number): House['db'] {
  let begun = 0;
  return {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        if ((begun += 1) === nth) throw new Error('the server was killed');
        return done;
      }),
  };
}

/** The double that does it wrong: its nth transaction keeps the people, and dies before it keeps which lines they came from and how far it was. */
export function forgettingIn({ db }: Pick<House, 'db'>, { importId, nth }: { importId: string; nth: number }): House['db'] {
  let begun = 0;
  return {
    ...db,
    transaction: async (work) => {
      const done = await db.transaction(work);
      if ((begun += 1) !== nth) return done;
      await db.pool.query('update people.people_import_line set is_applied = false where import_id = $1', [importId]);
      await db.pool.query('update people.people_import set done_until = 0 where id = $1', [importId]);
      throw new Error('the server was killed');
    },
  };
}

type XlsxCell = string | { formula: string; value: string } | { number: number };

/** A workbook as spreadsheet programs write it, as small as one can be. */
export function anXlsx(rows: readonly (readonly XlsxCell[])[]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cellOf = (cell: XlsxCell, place: number, line: number) => {
    const at = `${String.fromCharCode(65 + place)}${line + 1}`;
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
    return 'formula' in cell
      ? `<c r="${at}" t="str"><f>${cell.formula}</f><v>${cell.value}</v></c>`
      : `<c r="${at}"><v>${cell.number}</v></c>`;
  };
  const data = rows.map((cells, line) => `<row r="${line + 1}">${cells.map((cell, place) => cellOf(cell, place, line)).join('')}</row>`);
  return aZip({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Pessoas" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`).join('')}</sst>`,
    'xl/worksheets/first.xml': `<worksheet><sheetData>${data.join('')}</sheetData></worksheet>`,
  });
}

/** An archive of these files. */
export function aZip(files: Record<string, string | Buffer>): Buffer {
  const [parts, index]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, given] of Object.entries(files)) {
    const content = Buffer.from(given);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    index.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), head, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(index.length, 4);
  end.writeUInt16LE(index.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
