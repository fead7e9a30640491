import {
  askFirstAccess,
  completeMyRegistration,
  getMe,
  getMyRegistration,
  openChallenge,
  registerPerson,
} from '@vitrine/contract/identity';
import { getPublicInstitutionalText } from '@vitrine/contract/tenancy';
import { emptyAnswers } from '@vitrine/domain/identity';
import type { AskedField } from '@vitrine/domain/tenancy';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { id, me, site } from './testing/facts.ts';

withNetwork();

const mandatory = (...fields: AskedField['field'][]): AskedField[] => fields.map((field) => ({ field, is_mandatory: true }));
const registrationForms = {
  register: mandatory('fullName', 'document', 'phone', 'programRole', 'email'),
  seven_trade: [],
  pop_trade: mandatory('address'),
};
const openSite = (more: Parameters<typeof site>[0] = {}) => site({ user_register: true, registration_fields: registrationForms, ...more });
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((one) => document.getElementById(one)?.textContent ?? '')
    .join(' ');

const fill = async () => {
  await type('Nome completo', 'Joana Prado');
  await type('CPF', '44771278202');
  await type('Celular com DDD', '81 98888-7777');
  await userEvent.selectOptions(screen.getByLabelText('Função'), 'Vendedor');
  await type('E-mail', 'joana@exemplo.com.br');
  await type('Repita o e-mail', 'joana@exemplo.com.br');
  await type('Senha', 'Kx8w2pQz');
  await userEvent.click(screen.getByRole('checkbox'));
};

test('LOG-10 from the log-in a person registers with the fields of the site, and hears that approval comes next', async () => {
  const asked: unknown[] = [];
  network(
    answers(registerPerson, ({ body }) => {
      asked.push(body);
      return { status: 'awaiting_approval' };
    }),
  );
  await open('/', openSite());
  await userEvent.click(await screen.findByRole('link', { name: 'Criar cadastro' }));
  await screen.findByRole('heading', { name: 'Criar cadastro' });
  await fill();
  expect(screen.getByLabelText('CPF')).toHaveProperty('value', '447.712.782-02');
  await press('Criar cadastro');
  expect(await screen.findByRole('heading', { name: 'Cadastro recebido' })).toBeTruthy();
  expect(window.location.pathname).toBe('/register-success');
  expect(asked).toMatchObject([
    { variant: 'register', languageId: 1, acceptsTerms: true, answers: { fullName: 'Joana Prado', programRole: 'salesperson' } },
  ]);
});

test('VAL-03 VAL-09 VAL-14 every rule speaks at its field before anything is sent, and the first one has the focus', async () => {
  await open('/register', openSite());
  await press('Criar cadastro');
  await waitFor(() => expect(said('CPF')).toContain('CPF é obrigatório'));
  expect(said('Nome completo')).toContain('Preencha este campo.');
  expect(said('Função')).toContain('Preencha este campo.');
  expect(said('Senha')).toContain('Preencha este campo.');
  expect(screen.getByText('Leia e aceite o regulamento para continuar.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'));
  await type('CPF', '44771278203');
  await type('Celular com DDD', '123');
  await type('E-mail', 'joana');
  await type('Senha', 'kx8w2pqz');
  await press('Criar cadastro');
  await waitFor(() => expect(said('CPF')).toContain('Documento inválido'));
  expect(said('Celular com DDD')).toContain('Confira o telefone');
  expect(said('E-mail')).toContain('Confira o e-mail');
  expect(said('Senha')).toContain('Senha fraca demais');
});

test('VAL-03 VAL-10 what the server knows is taken stands at its field, and what was typed stays', async () => {
  network(
    answers(
      registerPerson,
      () => ({ refusal: 'cpf_taken', requestId: 'r', fields: { 'answers.document': 'cpf_taken', 'answers.email': 'email_taken' } }),
      422,
    ),
  );
  await open('/register', openSite());
  await fill();
  await press('Criar cadastro');
  await waitFor(() => expect(said('CPF')).toContain('CPF já cadastrado'));
  expect(said('E-mail')).toContain('já está em uso');
  expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
  expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', 'Joana Prado');
});

test('LOG-10 VAL-05 each registration form asks for its own fields; one that is closed says so', async () => {
  await open('/register-pop-trade', openSite());
  await screen.findByRole('heading', { name: 'Cadastro Pop Trade' });
  for (const label of ['CEP', 'Rua', 'Número', 'Bairro', 'Cidade', 'Estado', 'Complemento (opcional)'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.queryByLabelText('CPF')).toBeNull();
});

test('LOG-10 a registration form without fields, and every registration form of a site without registration, is closed', async () => {
  await open('/register-seven-trade', openSite());
  expect(await screen.findByText('Este cadastro não está aberto. Fale com quem convidou você.')).toBeTruthy();
});

test('LOG-15 a site with a challenge gets its answer with the registration', async () => {
  const asked: unknown[] = [];
  network(
    answers(openChallenge, () => ({ kind: 'none' })),
    answers(registerPerson, ({ body }) => {
      asked.push(body);
      return { status: 'awaiting_approval' };
    }),
  );
  await open('/register', openSite({ use_recaptcha: true }));
  await fill();
  await press('Criar cadastro');
  await screen.findByRole('heading', { name: 'Cadastro recebido' });
  expect(asked).toHaveLength(1);
});

test('LOG-09 first access asks who one is, and answers everybody alike', async () => {
  const asked: unknown[] = [];
  network(
    answers(askFirstAccess, ({ body }) => {
      asked.push(body);
      return {};
    }),
  );
  await open('/', site({ user_pre_register: true }));
  await userEvent.click(await screen.findByRole('link', { name: 'Primeiro acesso' }));
  await screen.findByRole('heading', { name: 'Primeiro acesso' });
  await type('E-mail, CPF ou usuário', '447.712.782-02');
  await press('Enviar link');
  expect((await screen.findByRole('status')).textContent).toContain('Se há um cadastro com esses dados');
  expect(asked).toEqual([{ login: '447.712.782-02' }]);
});

test('LOG-11 what a registration lacks is asked for, judged and sent', async () => {
  const asked: unknown[] = [];
  network(
    answers(getMyRegistration, () => ({ lacking: mandatory('document'), answers: { ...emptyAnswers, fullName: 'Camila', country: 'BR' } })),
    answers(completeMyRegistration, ({ body }) => {
      asked.push(body);
      return { lacking: [], answers: emptyAnswers };
    }),
  );
  await enter('/complete-register');
  await screen.findByRole('heading', { name: 'Complete seu cadastro' });
  await type('CPF', '44771278203');
  expect(screen.queryByLabelText('Nome completo')).toBeNull();
  await press('Salvar e continuar');
  await waitFor(() => expect(said('CPF')).toContain('Documento inválido'));
  await userEvent.clear(screen.getByLabelText('CPF'));
  await type('CPF', '44771278202');
  await press('Salvar e continuar');
  await waitFor(() => expect(asked).toMatchObject([{ answers: { document: '447.712.782-02' } }]));
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
});

test('LOG-11 a person with several profiles chooses one, and goes on as it', async () => {
  network(
    answers(getMe, () => ({
      ...me(),
      clients: [...me().clients, { id: id(5), name: 'Boreal', program: 'Clube Boreal', logo: null }],
    })),
  );
  await enter('/select-profile');
  await screen.findByRole('heading', { name: 'Com qual perfil você quer entrar?' });
  expect(screen.getByRole('button', { name: /Clube Boreal/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Clube Aurora/ }));
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
});

test('SES-18 LOG-10 who registers reads the terms and the privacy policy of the client behind the registration form, and what they typed stays', async () => {
  network(
    answers(getPublicInstitutionalText, ({ path }) =>
      path.endsWith('privacy_policy')
        ? { version: 0, own: null }
        : { version: 2, own: { since: '2026-11-22T15:00:00.000Z', locale: 'pt-BR', text: '# Regras da casa' } },
    ),
  );
  await open('/register', openSite());
  await userEvent.type(await screen.findByLabelText('Senha'), 'Minha-Senha-26');
  await userEvent.click(screen.getByText('Ler os termos e condições'));
  expect(await screen.findByRole('heading', { name: 'Regras da casa' })).toBeTruthy();
  await userEvent.click(screen.getByText('Ler a política de privacidade'));
  expect(await screen.findByRole('heading', { name: 'Que dados usamos' })).toBeTruthy();
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'Minha-Senha-26');
});
