import { readFile } from 'node:fs/promises';
import { raiseLevel } from '../support/campaign-rooms.ts';
import { aSeries } from '../support/events.ts';
import { expect, test } from '../support/fixtures.ts';
import { aManager } from '../support/review-queue.ts';

test('VAL-13 EVT-01 a seller reads how an event repeats, goes to its next date, and takes the whole series into a calendar', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
  checkAccessible,
}) => {
  const eventId = await aSeries(shop, { day: '2037-03-31', until: '2037-04-21' });
  await raiseLevel(shop, { seller, auditor, manager: await aManager(shop) });
  await signInAs(seller, { to: `/events/${eventId}` });
  const repeats = page.getByRole('region', { name: 'Repete' });
  await expect(repeats.getByText('toda terça-feira, até 21 de abril de 2037')).toBeVisible();
  await expect(repeats.getByRole('link')).toHaveCount(3);
  await checkAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pôr na agenda' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('RRULE:FREQ=WEEKLY;UNTIL=20370422T025959Z;BYDAY=TU\r\n');

  await repeats.getByRole('link', { name: /7 de abril/ }).click();
  await expect(page).not.toHaveURL(new RegExp(eventId));
  await page.getByRole('button', { name: 'Eu vou', exact: true }).click();
  await repeats.getByRole('link', { name: /31 de março/ }).click();
  await expect(page).toHaveURL(new RegExp(eventId));
  await expect(repeats.getByRole('link', { name: /7 de abril/ })).toContainText('você vai');
});
