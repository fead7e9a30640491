import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createGroup, setGroupMembers } from '@vitrine/contract/identity';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

/** Takes the list out through the menu, and hands back what the browser saved. */
async function takenOut(page: Page, { as, name }: { as: string; name: string }): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: as }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}

test('ADM-02 ADM-09 an administrator narrows who is in a group, takes the list out as an export and as a workbook, and the audit log says which group it was', async ({
  page,
  signInAs,
}) => {
  const mark = aMark();
  const inside = await aPerson({ fullName: `=Pintora ${mark}` });
  await aPerson({ fullName: `Caixa ${mark}` });
  const group = await callAs('admin', createGroup, { body: { name: { 'pt-BR': `Oficina ${mark}` }, labelId: null } });
  await callAs('admin', setGroupMembers, { params: { groupId: group.id }, body: { add: [inside.memberId], remove: [] } });

  await signInAs('admin', { to: `/console/groups/${group.id}/members` });
  await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(mark);
  await expect(page.getByRole('checkbox', { name: /participa$/ })).toHaveCount(2);
  await page
    .getByRole('radio', { name: 'Participam' })
    .or(page.getByRole('button', { name: 'Participam' }))
    .click();
  await expect(page.getByRole('checkbox', { name: /participa$/ })).toHaveCount(1);

  const sheet = await takenOut(page, { as: 'CSV', name: 'group_members.csv' });
  expect(sheet.toString('utf8').split('\r\n')).toEqual([
    '\uFEFFNome;E-mail;Participa;Pela regra',
    `'=Pintora ${mark};${inside.email};Sim;Não`,
    '',
  ]);
  const workbook = await takenOut(page, { as: 'Planilha do Excel (XLSX)', name: 'group_members.xlsx' });
  expect(workbook.subarray(0, 2).toString('latin1')).toBe('PK');

  await page.goto('/console/audit-log?subject=list');
  const told = page.getByRole('listitem').filter({ hasText: `Oficina ${mark}` });
  await expect(told).toHaveCount(2);
  await expect(told.first()).toContainText('Participantes de um grupo');
});
