import { confirmEmail, confirmPhone, getContactChecks, sendPhoneCode, type ContactChecks } from '@vitrine/contract/identity';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';

withNetwork();

type Phone = ContactChecks['phone'];
const startTime = '2026-11-21T12:00:00.000Z';
const checks = (phone: Partial<Phone> = {}, email: Partial<ContactChecks['email']> = {}): ContactChecks => ({
  email: { address: 'camila@exemplo.test', isVerified: false, cooldown: null, ...email },
  phone: { masked: '+•••••••••••21', isVerified: false, cooldown: null, delivery: null, ...phone },
});
const running = { cooldown: { startTime, duration: 300, left: 200 }, delivery: 'sent' } as const;

test('LOG-16 a code verifies the phone', async () => {
  network(
    answers(getContactChecks, () => checks()),
    answers(sendPhoneCode, () => checks(running)),
    answers(confirmPhone, () => checks({ isVerified: true })),
  );
  await enter('/profile/contact');
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar por SMS' }));
  await userEvent.type(await screen.findByLabelText('Código de seis números'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar código' }));
  expect(await screen.findByText(/\+•••••••••••21 verificado/)).toBeTruthy();
});

test('LOG-16 a reload finds the cooldown where the server has it', async () => {
  network(answers(getContactChecks, () => checks(running, { cooldown: { startTime, duration: 300, left: 61 } })));
  await enter('/profile/contact');
  expect(await screen.findByRole('button', { name: /^Enviar de novo em 3:\d\d$/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: /^Enviar de novo em (1:0[01]|0:5\d)$/ })).toHaveProperty('disabled', true);
});

test('LOG-16 a code that could not be sent is told, and may be sent again at once', async () => {
  network(answers(getContactChecks, () => checks({ delivery: 'failed' })));
  await enter('/profile/contact');
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível enviar o código');
  expect(screen.getByRole('button', { name: 'Enviar por WhatsApp' })).toHaveProperty('disabled', false);
});

test.for([
  ['a good link', 200, 'E-mail confirmado'],
  ['a used one', 409, 'Confirmar e-mail'],
] as const)('LOG-18 %s of an e-mail is told', async ([, status, title]) => {
  network(
    answers(confirmEmail, () => (status === 200 ? { email: 'camila@exemplo.test' } : { refusal: 'link_used', requestId: 'r' }), status),
  );
  await open('/verify-email/seller/AAAA/a-token');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  if (status === 409) expect((await screen.findByRole('alert')).textContent).toContain('já foi usado');
  expect(window.location.pathname).toBe('/verify-email');
});
