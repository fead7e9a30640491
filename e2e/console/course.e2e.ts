import type { Page } from '@playwright/test';
import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPdf, captions, sixSeconds } from '../support/uploads.ts';

/** Adds an activity at the end and opens it; the list has the whole screen of a phone. */
const add = async (page: Page, course: string, kind: string, title: string) => {
  await page.goto(course);
  await page.getByRole('button', { name: 'Nova atividade' }).click();
  await page.getByPlaceholder('Buscar tipo').fill(kind); // the list is longer than the screen, and moves while its search takes the focus
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect(page.getByRole('form', { name: kind, exact: true })).toBeVisible();
  await page.getByLabel('Título', { exact: true }).fill(title);
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.').first()).toBeVisible();
};

test('ADM-01 ADM-09 a manager makes a course of a document, a film and a test, previews and publishes it, and a learner sees it', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  test.slow(); // a whole morning of an author's
  const title = `Feito no console ${aMark()}`;
  await signInAs('manager', { to: '/console/courses' });
  await page.getByRole('link', { name: 'Novo curso' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill(title);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const course = page.url();

  await add(page, course, 'Apresentação', 'Guia de bolso');
  await page
    .getByLabel('Escolher arquivo: Português')
    .setInputFiles({ name: 'guia.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(2)) });
  await expect(page.getByText('2 páginas')).toBeVisible();
  await save(page);

  await add(page, course, 'Vídeo', 'O filme');
  await page
    .getByLabel('Escolher arquivo: Vídeo')
    .setInputFiles({ name: 'filme.mp4', mimeType: 'video/mp4', buffer: Buffer.from(sixSeconds()) });
  await page
    .getByLabel('Escolher arquivo: Português')
    .setInputFiles({ name: 'filme.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions()) });
  await expect(page.getByText('filme.mp4')).toBeVisible();
  await expect(page.getByText('filme.vtt')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Parar/ })).toHaveCount(0); // both have arrived
  await save(page);

  await add(page, course, 'Prova', 'A prova');
  await page.getByRole('button', { name: 'Nova pergunta' }).click();
  await page.getByRole('menuitem', { name: 'Uma certa' }).click();
  await page.getByLabel('Pergunta', { exact: true }).fill('O que vem primeiro?');
  await page.getByLabel('Opção 1', { exact: true }).fill('A pergunta');
  await page.getByLabel('Opção 2', { exact: true }).fill('O preço');
  for (const other of await page.getByLabel(/^Opção [3-8]$/).all()) await other.fill('Outra');
  await page.getByLabel('Opção 1 está certa').check();
  await save(page);

  const look = page.getByRole('button', { name: 'Ver prévia' });
  if (await look.isVisible()) await look.click();
  await expect(page.getByRole('group', { name: /O que vem primeiro\?/ }).filter({ visible: true })).toBeVisible();
  const close = page.getByRole('button', { name: 'Fechar' });
  if (await close.isVisible()) await close.click();

  await page.goto(course);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versão 1 publicada.')).toBeVisible();

  const learner = await (await browser.newContext()).newPage();
  await learner.goto(new URL('/', page.url()).href);
  await signInAs(person, { page: learner });
  await learner.goto(`${new URL(page.url()).origin}/online-courses?search=${encodeURIComponent(title)}`);
  await learner.getByRole('main').getByRole('link', { name: title }).click();
  for (const name of ['Guia de bolso', 'O filme', 'A prova']) await expect(learner.getByText(name, { exact: true })).toBeVisible();
});
