import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { expect, test } from '../support/fixtures.ts';

/** The texts of a ZIP by their paths. */
async function textsIn(path: string): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(await readFile(path));
  const texts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) texts.set(entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry))));
  return texts;
}

test('PRO-05 a person asks for a copy of their data, sees it come without looking again, and opens what they downloaded', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(person, { to: '/profile' });
  await page.getByRole('link', { name: 'Baixar meus dados' }).click();
  const form = page.getByRole('form', { name: 'Pedir uma cópia' });
  await form.getByLabel('Sua senha').fill(person.password);
  await form.getByRole('button', { name: 'Preparar minha cópia' }).click();

  await expect(page.getByRole('heading', { name: 'Sua cópia está pronta' })).toBeVisible();
  await expect(form).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a cópia' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.zip$/);
  const texts = await textsIn(await file.path());
  expect(texts.get('index.html')).toContain(person.fullName);
  expect(texts.get('person/identity-person.csv')).toContain(person.userName);
  await page.goto('/inbox');
  await page.getByRole('link', { name: /A cópia dos seus dados está pronta/u }).click();
  await expect(page.getByRole('button', { name: 'Baixar a cópia' })).toBeVisible();
});
