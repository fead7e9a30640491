import {
  addPasskey,
  alternativeLogin,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyLogIn,
  finishPasskeyLogIn,
  finishSecondStep,
  getMe,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  renamePasskey,
  type SecondStep,
} from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { me, tokens } from './testing/facts.ts';

const device = vi.hoisted(() => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ ...device, WebAuthnError: class extends Error {} }));

withNetwork();
beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => {
  vi.unstubAllGlobals();
  device.startAuthentication.mockReset();
  device.startRegistration.mockReset();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const refused = (code: string) => ({ refusal: code, requestId: 'r' });
const oauth = (code: string, more: object = {}) => ({ error: 'invalid_grant', error_description: code, ...more });
const asked = (can: Record<string, boolean> = { authenticator: true, passkey: false, recoveryCode: true }) =>
  answers(alternativeLogin, () => oauth('second_step_required', { ticket: 'a-ticket', can }), 400);
const logIn = async () => {
  await open('/');
  await userEvent.type(await screen.findByLabelText('E-mail, CPF ou usuário'), 'camila.rocha');
  await userEvent.type(screen.getByLabelText('Senha'), 'Vitrine-2026');
  await press('Entrar');
};
const state = (part: Partial<SecondStep> = {}): SecondStep => ({
  isRequired: false,
  authenticatorSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  ...part,
});
const codes = Array.from({ length: 10 }, (_, place) => `ABCD-EFGH-JKM${place}`);
const challenge = { rpId: 'localhost', challenge: 'AAAA', timeout: 600_000, userVerification: 'required' } as const;

test('LOG-01 without a ticket the screen leads to the log-in', async () => {
  await open('/second-step');
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
});

test('LOG-01 after the right password the code of the app is asked for, a wrong one is told at its field, and a right one lets in', async () => {
  const sent: unknown[] = [];
  let isRight = false;
  network(
    asked(),
    answers(finishSecondStep, ({ body }) => (sent.push(body), oauth('second_step_wrong')), 400),
  );
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Confirme que é você' })).toBeTruthy();
  const field = screen.getByLabelText('Código do aplicativo');
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await userEvent.type(field, '123456');
  await press('Entrar');
  expect((await screen.findByRole('alert')).textContent).toContain('Código incorreto');
  expect(field).toHaveProperty('value', '123456');
  expect(sent).toEqual([{ ticket: 'a-ticket', code: '123456' }]);
  network(answers(finishSecondStep, () => ((isRight = true), tokens)));
  await press('Entrar');
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  expect(isRight).toBe(true);
});

test('LOG-01 a recovery code takes the place of the app, and a ticket that is over leads back to the password', async () => {
  network(
    asked(),
    answers(finishSecondStep, () => oauth('second_step_over'), 400),
  );
  await logIn();
  await press('Usar um código de recuperação');
  await userEvent.type(await screen.findByLabelText('Código de recuperação'), 'abcd-efgh-jkm0');
  await press('Entrar');
  expect((await screen.findByRole('alert')).textContent).toContain('Entre de novo com sua senha');
  await userEvent.click(screen.getByRole('link', { name: 'Voltar para a senha' }));
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
});

test('LOG-01 a passkey logs in from the log-in screen; one that was put away tells nothing, one that is unknown does', async () => {
  const given = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  };
  network(
    answers(beginPasskeyLogIn, () => challenge),
    answers(finishPasskeyLogIn, () => oauth('passkey_unknown'), 400),
  );
  device.startAuthentication.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  await open('/');
  await press('Entrar com chave de acesso');
  await waitFor(() => expect(device.startAuthentication).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Entrar com chave de acesso' })).toHaveProperty('disabled', false));
  expect(screen.queryByRole('alert')).toBeNull();
  device.startAuthentication.mockResolvedValue(given);
  await press('Entrar com chave de acesso');
  expect((await screen.findByRole('alert')).textContent).toContain('não abre nenhuma conta');
  network(answers(finishPasskeyLogIn, () => tokens));
  await press('Entrar com chave de acesso');
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

test('LOG-01 an app is set up: password, QR code, first code, and the recovery codes once', async () => {
  network(
    answers(getSecondStep, () => state()),
    answers(beginAuthenticator, () => ({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSW' })),
    answers(proveAuthenticator, () => ({ ...refused('second_step_wrong'), fields: { code: 'second_step_wrong' } }), 422),
  );
  await enter('/profile/security');
  await press('Ativar aplicativo');
  await userEvent.type(screen.getByLabelText('Senha atual'), 'Vitrine-2026');
  await press('Continuar');
  expect(await screen.findByRole('img', { name: 'Código QR para o aplicativo' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Código que o aplicativo mostra'), '111111');
  await press('Ativar');
  expect((await screen.findByRole('alert')).textContent).toContain('Código incorreto');
  const on = state({ authenticatorSince: '2026-11-22T12:00:00.000Z', recoveryCodesLeft: 10 });
  network(answers(proveAuthenticator, () => ({ secondStep: on, recoveryCodes: codes })));
  await press('Ativar');
  const shown = await screen.findByRole('region', { name: 'Guarde seus códigos de recuperação' });
  expect(within(shown).getAllByRole('listitem')).toHaveLength(10);
  await press('Já guardei os códigos');
  expect(await screen.findByText(/Ativo desde 22\/11/)).toBeTruthy();
  expect(screen.getByText(/Restam 10 códigos/)).toBeTruthy();
  expect(screen.queryByText('ABCD-EFGH-JKM0')).toBeNull();
});

test('LOG-01 the last second step of somebody who needs one stays, and the reason is told', async () => {
  network(
    answers(getSecondStep, () => state({ isRequired: true, authenticatorSince: '2026-11-22T12:00:00.000Z', recoveryCodesLeft: 3 })),
    answers(removeAuthenticator, () => refused('second_step_needed'), 409),
  );
  await enter('/profile/security');
  await press('Desativar aplicativo');
  await userEvent.type(screen.getByLabelText('Senha atual'), 'Vitrine-2026');
  await press('Desativar aplicativo');
  expect((await screen.findByRole('alert')).textContent).toContain('exige a verificação em duas etapas');
  expect(screen.getByLabelText('Senha atual')).toHaveProperty('value', 'Vitrine-2026');
});

test('LOG-01 a passkey is made with the password, kept with its name, and renamed', async () => {
  const passkey = {
    id: '01a1fd7f-1173-7caa-9e50-000000000009',
    label: 'Meu aparelho',
    addedAt: '2026-11-22T12:00:00.000Z',
    lastUsedAt: null,
  };
  const begun = {
    rp: { id: 'localhost', name: 'Vitrine' },
    user: { id: 'AAAA', name: 'camila', displayName: 'Camila' },
    challenge: 'AAAA',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 600_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
  const kept: unknown[] = [];
  network(
    answers(getSecondStep, () => state()),
    answers(beginPasskey, () => begun),
    answers(
      addPasskey,
      ({ body }) => (kept.push(body), { secondStep: state({ passkeys: [passkey], recoveryCodesLeft: 10 }), recoveryCodes: codes }),
    ),
    answers(renamePasskey, () => state({ passkeys: [{ ...passkey, label: 'Tablet da loja' }], recoveryCodesLeft: 10 })),
  );
  device.startRegistration.mockResolvedValue({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'AA' },
  });
  await enter('/profile/security');
  await press('Adicionar chave de acesso');
  await userEvent.type(screen.getByLabelText('Senha atual'), 'Vitrine-2026');
  await press('Criar neste aparelho');
  await press('Já guardei os códigos');
  expect(kept).toMatchObject([{ label: 'Meu aparelho', made: { id: 'AAAA' } }]);
  await press('Renomear Meu aparelho');
  const name = await screen.findByLabelText('Nome da chave');
  await userEvent.clear(name);
  await userEvent.type(name, 'Tablet da loja');
  await press('Salvar nome');
  expect(await screen.findByText('Tablet da loja')).toBeTruthy();
});

test('LOG-01 whoever needs a second step is led to it before anything else, and goes on from there', async () => {
  let gates: ('second_step' | 'onboarding')[] = ['second_step'];
  const on = state({ isRequired: true, authenticatorSince: '2026-11-22T12:00:00.000Z', recoveryCodesLeft: 10 });
  network(
    answers(getMe, () => ({ ...me(), gates })),
    answers(getSecondStep, () => (gates.length > 0 ? state({ isRequired: true }) : on)),
    answers(beginAuthenticator, () => ({ secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSW' })),
    answers(proveAuthenticator, () => ((gates = []), { secondStep: on, recoveryCodes: codes })),
  );
  await enter('/home');
  expect(await screen.findByRole('heading', { name: 'Proteja sua conta' })).toBeTruthy();
  expect(window.location.pathname).toBe('/secure-log-in');
  await press('Ativar aplicativo');
  await userEvent.type(screen.getByLabelText('Senha atual'), 'Vitrine-2026');
  await press('Continuar');
  await userEvent.type(await screen.findByLabelText('Código que o aplicativo mostra'), '123456');
  await press('Ativar');
  await press('Já guardei os códigos');
  await press('Continuar');
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});
