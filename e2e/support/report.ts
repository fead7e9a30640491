/** How a seller walks through the report of a sale, on a device without a camera. */
import { expect, type Page } from '@playwright/test';
import { aPicture } from './uploads.ts';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };
export const aPhotoFile = (): ChosenFile => ({ name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from(aPicture()) });

/** Chooses a file where a camera would be, by the device's own chooser. */
export async function choosePhoto(page: Page, file: ChosenFile = aPhotoFile()): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Galeria' }).click();
  await (await chooser).setFiles(file);
}

/** Opens a new report, with its photo. */
export async function beginReport(page: Page, file?: ChosenFile): Promise<void> {
  await page.goto('/insert-sales');
  await choosePhoto(page, file);
  await expect(page.getByRole('form', { name: 'Dados da nota' })).toBeVisible();
}

/** The number as it is printed, at the store that is chosen already; then on to the products. */
export async function writeNumber(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('radio', { name: /Horizonte Tatuapé/ })).toBeChecked();
  await page.getByLabel('Número da nota').fill(number);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'O que você vendeu?' })).toBeVisible();
}

export async function addProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar produto ou SKU' }).fill(name);
  await page.getByRole('button', { name: `Adicionar ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
}

export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Enviar venda' }).click();
