import {
  endDevice,
  getContactChecks,
  getProfile,
  listDevices,
  saveProfileAbout,
  saveProfileAddresses,
  saveProfilePhones,
  saveProfilePreferences,
} from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { profile } from './testing/profile-facts.ts';

withNetwork();

test('PRO-02 what is wrong is told at its field before anything is sent; what the server refuses too, and what was typed stays', async () => {
  let sent = 0;
  network(
    answers(
      saveProfileAbout,
      () => {
        sent += 1;
        return { refusal: 'cpf_taken', fields: { 'about.document': 'cpf_taken' }, requestId: 'r' };
      },
      422,
    ),
  );
  await enter('/profile/data');
  const form = within(await screen.findByRole('form', { name: 'Sobre mim' }));
  const document = form.getByLabelText('CPF');
  expect(document).toHaveProperty('value', '447.712.782-02');
  await userEvent.clear(document);
  await userEvent.type(document, '11144477736');
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect((await form.findByRole('alert')).textContent).toBe('Documento inválido');
  expect(sent).toBe(0);
  await userEvent.type(document, '{Backspace}5');
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toBe(1));
  expect((await form.findByRole('alert')).textContent).toContain('CPF');
  expect(document).toHaveProperty('value', '111.444.777-35');
});

test('PRO-02 a first address becomes the main one; its state is one of its country', async () => {
  let kept = profile();
  network(
    answers(getProfile, () => kept),
    answers(saveProfileAddresses, ({ body }) => (kept = profile({ addresses: addressesIn(body) }))),
  );
  await enter('/profile/addresses');
  await userEvent.click(await screen.findByRole('button', { name: 'Novo endereço' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(4);
  await userEvent.type(screen.getByLabelText('CEP'), '50030230');
  for (const [label, value] of [
    ['Rua', 'Rua da Aurora'],
    ['Número', '100'],
    ['Bairro', 'Boa Vista'],
    ['Cidade', 'Recife'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Pernambuco');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('heading', { name: 'Rua da Aurora, 100' })).toBeTruthy();
  expect(kept.addresses[0]).toMatchObject({ isMain: true, zipCode: '50030-230', state: 'PE' });
});

const addressesIn = (body: unknown) => saveProfileAddresses.body.parse(body).addresses;

test('PRO-04 another cell phone asks for the password before it is sent', async () => {
  let asked: unknown;
  network(
    answers(getContactChecks, () => ({
      email: { address: 'camila@exemplo.test', isVerified: true, cooldown: null },
      phone: { masked: '+•••••••••••77', isVerified: true, cooldown: null, delivery: null },
    })),
    answers(saveProfilePhones, ({ body }) => {
      asked = body;
      return profile({ version: 4 });
    }),
  );
  await enter('/profile/contact');
  const form = within(await screen.findByRole('form', { name: 'Meus telefones' }));
  expect(form.queryByLabelText('Sua senha')).toBeNull();
  const cell = form.getByLabelText('Celular');
  await userEvent.clear(cell);
  await userEvent.type(cell, '81 96666 5555');
  await userEvent.click(form.getByRole('button', { name: 'Salvar telefones' }));
  expect((await form.findByRole('alert')).textContent).toBe('Preencha este campo.');
  await userEvent.type(form.getByLabelText('Sua senha'), 'Vitrine-2026');
  await userEvent.click(form.getByRole('button', { name: 'Salvar telefones' }));
  await waitFor(() => expect(asked).toMatchObject({ version: 3, phones: { cell: '81 96666 5555' }, password: 'Vitrine-2026' }));
});

test('PRO-01 a device that somebody does not know is logged out from here', async () => {
  const here = { id: '01900000-0000-7000-8000-000000000001', name: 'Chrome · Android', isThis: true };
  const there = { id: '01900000-0000-7000-8000-000000000002', name: 'Safari · iPhone', isThis: false };
  const seen = { beganAt: '2026-11-20T12:00:00.000Z', lastSeenAt: '2026-11-21T12:00:00.000Z' };
  network(
    answers(listDevices, () => ({
      items: [
        { ...here, ...seen },
        { ...there, ...seen },
      ],
    })),
    answers(endDevice, () => ({ items: [{ ...here, ...seen }] })),
  );
  await enter('/profile/devices');
  expect(await screen.findByRole('heading', { name: 'Chrome · Android' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sair deste aparelho' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Safari · iPhone' })).toBeNull());
});

test('PRO-02 a time zone and the wish for e-mails count as soon as they are chosen', async () => {
  const told: unknown[] = [];
  network(
    answers(saveProfilePreferences, ({ body }) => {
      told.push(body);
      return profile({ preferences: { timeZone: 'America/Manaus', clientTimeZone: 'America/Sao_Paulo', mailConsent: true } });
    }),
  );
  await enter('/profile');
  await userEvent.selectOptions(await screen.findByLabelText('Fuso horário'), 'America/Manaus');
  await waitFor(() => expect(told).toEqual([{ timeZone: 'America/Manaus', mailConsent: false }]));
  await userEvent.click(screen.getByLabelText('Quero receber novidades por e-mail'));
  await waitFor(() => expect(told).toHaveLength(2));
});

test('PRO-01 the ways out are drawn when what stands above them is known: nothing moves under a thumb', async () => {
  const waiting = Promise.withResolvers<void>();
  network({
    ...answers(getProfile, () => profile()),
    give: () => waiting.promise.then(() => Response.json(profile())),
  });
  await enter('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Eu' });
  expect(screen.queryByRole('link', { name: 'Sair' })).toBeNull();
  waiting.resolve();
  expect(await screen.findByRole('link', { name: 'Sair' })).toBeTruthy();
});
