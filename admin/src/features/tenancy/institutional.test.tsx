import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getClient,
  getInstitutionalDraft,
  getInstitutionalVersion,
  listInstitutionalVersions,
  saveInstitutionalDraft,
} from '@vitrine/contract/tenancy';
import { beforeEach, expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';
import { aurora } from './testing.ts';

withNetwork();

const terms = `/clients/${anId(12)}/texts/terms_and_conditions`;
const since = '2026-11-22T15:00:00.000Z';

beforeEach(() => void answers(getClient, () => ({ version: 2, client: aurora, files: [] })));

test('EXP-03 ADM-03 an administrator writes the terms in two languages, sees them as people will, and publishes them', async () => {
  answers(getInstitutionalDraft, () => ({ version: 0, since: null, draft: { text: {} } }));
  const asked = answers(saveInstitutionalDraft, ({ body }) => ({ version: 1, since, draft: { text: {}, ...body.draft } }));
  await openConsoleAt(terms);
  expect(await screen.findByText(/palavras do produto até você publicar/)).toBeTruthy();
  const phone = screen.getByRole('group', { name: 'Prévia no celular' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Texto' }), '# Regras{Enter}- Uma **conta**');
  expect((await within(phone).findByText('Regras')).tagName).toBe('H2');
  expect(within(phone).getByText('conta').tagName).toBe('B');

  await userEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(within(phone).getByText('Regras').closest('[lang]')?.getAttribute('lang')).toBe('pt-BR'); // not written yet: the client’s other words
  await userEvent.type(screen.getByRole('textbox', { name: 'Texto' }), 'Rules');
  expect(await within(phone).findByText('Rules')).toBeTruthy();
  expect(await within(phone).findByText('Terms of use')).toBeTruthy();
  expect(asked).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() =>
    expect(asked[0]?.body).toEqual({
      version: 0,
      draft: { text: { 'pt-BR': '# Regras\n- Uma **conta**', 'en-US': 'Rules' } },
      was: { text: {} },
    }),
  );
  expect(await screen.findByText(/Publicado\./)).toBeTruthy();
  expect(screen.getByText(/^Versão 1, desde/)).toBeTruthy();
});

test('ADM-03 a link that leads where nobody should go is told at its language, and what was typed stays', async () => {
  answers(getInstitutionalDraft, () => ({ version: 3, since, draft: { text: { 'pt-BR': 'Antes' } } }));
  answers(saveInstitutionalDraft, () => refused('link_forbidden', { 'draft.text.pt-BR': 'link_forbidden' }));
  await openConsoleAt(terms);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' });
  await userEvent.type(field, ' e depois');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/Este link não é aceito/)).toBeTruthy();
  expect(field.value).toBe('Antes e depois');
});

test('ADM-03 a page that did not come can be asked for again; who may not write reads', async () => {
  answers(getInstitutionalDraft, () => refused('unavailable', undefined, 503));
  await openConsoleAt(terms, { can: ['clients.read'] });
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  answers(getInstitutionalDraft, () => ({ version: 3, since, draft: { text: { 'pt-BR': 'Antes' } } }));
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: 'Texto' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
});

test('EXP-03 ADM-03 an earlier version is read, and taken into the form without being published', async () => {
  answers(getInstitutionalDraft, () => ({ version: 2, since, draft: { text: { 'pt-BR': 'Depois' } } }));
  answers(listInstitutionalVersions, () => ({
    items: [
      { version: 2, since, isEmpty: false },
      { version: 1, since, isEmpty: false },
    ],
    next: null,
  }));
  answers(getInstitutionalVersion, () => ({ version: 1, since, isEmpty: false, text: { 'pt-BR': 'Antes', 'en-US': 'Before' } }));
  const saved = answers(saveInstitutionalDraft, () => ({ version: 3, since, draft: { text: {} } }));
  await openConsoleAt(terms);
  await userEvent.click(await screen.findByRole('button', { name: 'Versões anteriores' }));
  const dialog = await screen.findByRole('dialog', { name: /^Versões de/ });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Ler a versão 1' }));
  expect((await within(dialog).findByText('Before')).closest('[lang]')?.getAttribute('lang')).toBe('en-US');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usar este texto' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveProperty('value', 'Antes'));
  expect(saved).toHaveLength(0);
});
