import { anImport, aSpreadsheet, steered } from '../../modules/people/import/testing.ts';
import type { BuiltPerson } from '../../modules/identity/testing.ts';
import type { House } from '../../testing.ts';

/** An import of people that had a dry run, with somebody who would come in and a line that would not, and a spreadsheet that nobody imported yet. */
export async function aForeignImport(
  house: House,
  { author, mark }: { author: BuiltPerson; mark: string },
): Promise<{ importId: string; spreadsheetId: string }> {
  const content = `Usuário;Nome completo;E-mail\n${mark}-nova;${mark} nova;${mark}-nova@exemplo.test\n${mark}-sem;${mark} sem;`;
  const importId = await anImport(house, author, { name: `${mark}.csv`, content });
  await steered(house, author, importId, 'dryRun');
  return { importId, spreadsheetId: await aSpreadsheet(house, author, { name: `${mark}.csv`, content: `${content}\n` }) };
}
