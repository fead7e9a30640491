import { buffer } from 'node:stream/consumers';
import * as wire from '@vitrine/contract/assessment';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { workbookOf } from '../../../platform/exports/workbook.ts';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';

const gift = `// banco
::um:: Boa? {=sim ~não}

Sem chave

Nenhuma certa {~a ~b}

$CATEGORY: Loja/Cozinha
Quantos litros? {#3,5:0,1}

Conta {#abc}
`;
const lines = [
  ['kind', 'subject', 'question pt-BR', 'answers pt-BR'],
  ['single', 'Loja', 'Qual cabe?', '* Inverse\nSide by side'],
  ['sonho', '', 'De que tipo?', '* y'],
  ['matching', '', 'Que par?', 'a\nb'],
  ['ordering', 'Loja', 'Em que ordem?', 'Primeiro\nDepois'],
];

const anAuthor = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });

async function upload(house: House, { actor }: BuiltPerson, { name, content }: { name: string; content: Buffer }): Promise<string> {
  const { siteId, tenantId, personId } = actor;
  return (await house.platform.storage.put({ siteId, tenantId, personId, purpose: 'sheet', name, content, isPublic: false })).id;
}
async function* inOnePiece(rows: string[][]) {
  yield await Promise.resolve(rows);
}
const workbook = (rows: string[][]) => buffer(workbookOf('Questões', inOnePiece(rows)));

test('ADM-01 a file in GIFT that is half broken: each bad question is named by its line, the good ones come in, and a trial takes none', async ({
  house,
}) => {
  const author = await anAuthor(house);
  const fileId = await upload(house, author, { name: 'banco.csv', content: Buffer.from(gift) });
  const bring = (isTrial: boolean) => house.call(author, wire.importQuestions, { body: { fileId, subjectId: null, isTrial } });
  const said = {
    questions: 5,
    faults: [
      { line: 4, code: 'brackets_open', about: 'Sem chave' },
      { line: 6, code: 'right_option_missing' },
      { line: 11, code: 'number_wrong' },
    ],
  };
  expect((await bring(true)).body).toMatchObject({ ...said, imported: 0 });
  expect((await house.call(author, wire.listBankQuestions, { query: {} })).body.items).toEqual([]);
  expect((await bring(false)).body).toMatchObject({ ...said, imported: 2 });
  const { body } = await house.call(author, wire.listBankQuestions, { query: {} });
  expect(new Set(body.items.map(({ prompt, kind, subject }) => [prompt, kind, subject].join(' · ')))).toEqual(
    new Set(['Boa? · single · ', 'Quantos litros? · numeric · Cozinha']),
  );
  const { body: trail } = await house.call(
    await aPerson(house.platform, { tenantId: author.tenantId, roles: ['client_administrator'] }),
    listAuditLog,
    {
      query: { subject: 'question' },
    },
  );
  expect(trail.items[0]).toMatchObject({ what: 'questions.imported', after: { imported: 2, faults: 3 } });
});

test('ADM-01 the console’s own workbook that is half broken gives its good questions and names the others; files that are none say so', async ({
  house,
}) => {
  const author = await anAuthor(house);
  const bring = async (name: string, content: Buffer, as = author) =>
    house.call(as, wire.importQuestions, {
      body: { fileId: await upload(house, author, { name, content }), subjectId: null, isTrial: false },
    });
  expect((await bring('banco.xlsx', await workbook(lines))).body).toMatchObject({
    questions: 4,
    imported: 2,
    faults: [
      { line: 3, code: 'kind_unknown', about: 'De que tipo?' },
      { line: 4, code: 'pair_wrong', about: 'Que par?' },
    ],
  });
  const { body: subjects } = await house.call(author, wire.listSubjects, {});
  expect(subjects.items).toMatchObject([{ name: 'Loja', questions: 2 }]);
  const faults = async (name: string, content: Buffer, as = author) => {
    const { status, body } = await bring(name, content, as);
    return [status, body.fields?.['fileId']];
  };
  expect(await faults('vazio.xlsx', await workbook([]))).toEqual([422, 'bank_file_empty']);
  expect((await bring('outra.xlsx', await workbook([['nome'], ['Ana']]))).body).toMatchObject({
    imported: 0,
    faults: [{ line: 1, code: 'columns_missing' }],
  });
  const colleague = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['program_administrator'] });
  expect(await faults('banco.xlsx', await workbook(lines), colleague), 'somebody else’s upload').toEqual([422, 'file_missing']);
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  expect((await bring('banco.xlsx', await workbook(lines), learner)).status).toBe(404);
});
