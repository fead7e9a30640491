import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ical from 'ical.js';
import { addDays, firstDayOf } from '@vitrine/domain/kernel';
import { expect, test } from '../support/fixtures.ts';
import { day } from '../support/shop.ts';

const sheet = (page: Page) => page.getByRole('form', { name: 'Lembrar na agenda' });
const press = (page: Page) => sheet(page).getByRole('button', { name: 'Baixar lembrete' }).click();

/** Chooses these days of the week and no others. */
async function chooseDays(page: Page, ...names: string[]) {
  const boxes = sheet(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(7);
  for (const box of await boxes.all()) await box.setChecked(names.includes((await box.getAttribute('aria-label')) ?? ''));
}

/** Presses, and reads the file as another program does: its first days, what its clock shows, and the event. */
async function downloaded(page: Page) {
  const download = page.waitForEvent('download');
  await press(page);
  const file = await download;
  const calendar = new ical.Component(ical.parse(await readFile(await file.path(), 'utf8')));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('the file has no event');
  const event = new ical.Event(found);
  const days: string[] = [];
  const times = event.iterator();
  for (let next = times.next(); next && days.length < 40; next = times.next()) days.push(next.toString());
  return {
    name: file.suggestedFilename(),
    event,
    days,
    zone: event.startDate.zone?.tzid,
    link: String(found.getFirstPropertyValue('url')),
  };
}

test('VAL-13 a seller takes a reminder of the campaign into a calendar: on chosen days of the week, or every few days so many times', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  await signInAs(seller, { to: `/campaigns/${shop.campaignId}` });
  await page.getByRole('button', { name: 'Lembrar na agenda' }).click();
  const form = sheet(page);
  await expect(form.getByLabel('Frequência')).toHaveValue('weekly');
  await expect(form.getByLabel('Último dia')).toHaveValue(day(-20)); // as long as the campaign lasts
  await chooseDays(page, 'terça-feira', 'sexta-feira');
  await form.getByLabel('Hora').fill('00:00');
  const weekly = await downloaded(page);
  await expect(page.getByText('Lembrete baixado. Abra o arquivo para colocá-lo na agenda.')).toBeVisible();
  await expect(form).toBeHidden();

  expect(weekly.name).toBe('lembrete.ics');
  expect(weekly.event.summary).toBe(`Registrar vendas: ${shop.campaign}`);
  expect(weekly.link).toBe(`${new URL(page.url()).origin}/campaigns/${shop.campaignId}`);
  expect(weekly.zone).toBe('America/Sao_Paulo');
  const expected: string[] = []; // midnight of today is past: from tomorrow on
  for (let at = day(-1); at <= day(-20); at = addDays(at, 1))
    if (firstDayOf(['TU', 'FR'], { from: at }) === at) expected.push(`${at}T00:00:00`);
  expect(weekly.days).toEqual(expected);

  await page.getByRole('button', { name: 'Lembrar na agenda' }).click();
  await expect(form.getByRole('checkbox', { name: 'terça-feira' })).toBeChecked(); // what was chosen is still there
  await form.getByLabel('Frequência').selectOption('daily');
  await form.getByLabel('A cada (dias)').fill('3');
  await form.getByRole('radio', { name: 'Após N vezes' }).check();
  await form.getByLabel('Quantas vezes').fill('2');
  const daily = await downloaded(page);
  expect(daily.event.uid).toBe(weekly.event.uid); // it takes the place of the first
  const [first = ''] = daily.days;
  expect(daily.days).toEqual([first, `${addDays(first.slice(0, 10), 3)}T00:00:00`]);
});
