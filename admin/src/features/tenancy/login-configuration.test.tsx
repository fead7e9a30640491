import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLoginConfiguration, listClients, saveLoginConfiguration, type LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import { expect, test } from 'vitest';
import { answers, openConsoleAt, over, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const configuration: LoginConfigurationDraft = {
  primary: '#0B5FFF',
  secondary: '#FFB400',
  tertiary: '#00897B',
  background: 'shop_window',
  oauth2: false,
  use_recaptcha: true,
  under_maintenance: false,
  show_azure_login_btn: false,
  cookies_optional: true,
  cookies_type: 'informative',
  accept_document: true,
  user_register: false,
  user_pre_register: false,
  default_language_id: 1,
  show_public_faq: false,
  password_strong_level: 'medium',
  social_auth: [],
  use_complete_register: false,
  support_use: false,
  use_portfolio_page: false,
  registration_fields: { register: [], seven_trade: [], pop_trade: [] },
  strict_documents: false,
  second_step_for_staff: false,
  text: { 'pt-BR': 'Entre e aprenda' },
  languageIds: [1, 2, 3, 4],
  logoFileIds: {},
  wideLogoFileIds: {},
  backgroundFileId: null,
  registration_client_ids: {},
};
const clientId = '01a1fd7f-1173-7caa-9e50-000000000009';
const opened = () => {
  answers(listClients, () => ({
    items: [{ id: clientId, name: 'Aurora Sul', slug: 'sul', home_route: '/home', members: 1, modulesOn: 1 }],
    next: null,
  }));
  return answers(getLoginConfiguration, () => ({ version: 1, configuration, files: [] }));
};
const saved = ({ body }: { body: { configuration: Partial<LoginConfigurationDraft> } }) => ({
  version: 2,
  configuration: over(configuration, body.configuration),
  files: [],
});
const desktop = () => screen.getByRole('img', { name: 'Prévia no computador' });
const phone = () => screen.getByRole('img', { name: 'Prévia no celular' });

test('ADM-03 LOG-02 the log-in on a desktop and on a phone changes with what is typed, before it is saved', async () => {
  opened();
  const asked = answers(saveLoginConfiguration, saved);
  await openConsoleAt('/login-configuration');
  const text = await screen.findByRole('textbox', { name: 'Boas-vindas' });
  await userEvent.clear(text);
  await userEvent.type(text, 'Venda mais hoje');
  await waitFor(() => expect(desktop().textContent).toContain('Venda mais hoje'));
  await waitFor(() => expect(phone().textContent).toContain('Venda mais hoje'));
  await userEvent.click(screen.getByRole('switch', { name: /^Entrar com a conta da empresa/ }));
  expect(await within(desktop()).findByText('Entrar com a conta da empresa')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /^Em manutenção/ }));
  await waitFor(() => expect(phone().textContent).toContain('Voltamos já'));
  expect(asked).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked[0]?.body).toEqual({
      version: 1,
      configuration: { text: { 'pt-BR': 'Venda mais hoje' }, show_azure_login_btn: true, under_maintenance: true },
      was: { text: { 'pt-BR': 'Entre e aprenda' }, show_azure_login_btn: false, under_maintenance: false },
    }),
  );
});

test('ADM-03 the texts of each language have their own tab, which says what it lacks', async () => {
  opened();
  await openConsoleAt('/login-configuration');
  await userEvent.click(await screen.findByRole('tab', { name: /Français falta 1/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Boas-vindas' }), 'Bonjour');
  await waitFor(() => expect(phone().textContent).toContain('Bonjour'));
  expect(await screen.findByRole('tab', { name: 'Français' })).toBeTruthy();
});

test('ADM-03 a language that the log-in needs is told at its field', async () => {
  opened();
  answers(saveLoginConfiguration, () =>
    refused('default_language_missing', { 'configuration.default_language_id': 'default_language_missing' }, 422),
  );
  await openConsoleAt('/login-configuration');
  await userEvent.click(await screen.findByRole('switch', { name: /^Perguntas frequentes/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Idioma de quem chega' }).getAttribute('aria-invalid')).toBe('true'));
});

test('LOG-10 what each registration form asks for is added, put in order, insisted on and taken away; a registration form leads into a client', async () => {
  opened();
  const asked = answers(saveLoginConfiguration, saved);
  await openConsoleAt('/login-configuration');
  const editor = within(await screen.findByRole('group', { name: 'O que o cadastro pede' }));
  await userEvent.click(editor.getByRole('radio', { name: 'Pop Trade' }));
  const add = (name: string) => userEvent.selectOptions(editor.getByRole('combobox', { name: 'Pedir mais um campo' }), name);
  for (const name of ['Documento', 'Celular', 'Endereço completo']) await add(name);
  const preview = screen.getByRole('img', { name: 'Prévia do cadastro: Pop Trade' });
  expect(preview.textContent).toContain('Este cadastro não está aberto.');
  await userEvent.click(screen.getByRole('switch', { name: /^Cadastro aberto/ }));
  await waitFor(() => expect(preview.textContent).toContain('NomeE-mailRepita o e-mailDocumentoCelularEndereço completo'));
  await userEvent.click(editor.getByRole('button', { name: 'Subir Celular' }));
  expect(await editor.findByText('Celular agora é o 1º de 3.')).toBeTruthy();
  // At the top its arrow is off: the other one has the focus, and Alt with an arrow moves the field from anywhere in its row.
  expect(document.activeElement).toBe(editor.getByRole('button', { name: 'Descer Celular' }));
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  await waitFor(() => expect(preview.textContent).toContain('NomeE-mailRepita o e-mailCelularDocumentoEndereço completo'));
  await userEvent.click(editor.getByRole('switch', { name: 'Documento é obrigatório' }));
  await userEvent.click(editor.getByRole('button', { name: 'Não pedir Endereço completo' }));
  await waitFor(() => expect(preview.textContent).toContain('Documento (opcional)'));
  await editor.findByRole('option', { name: 'Aurora Sul' });
  await userEvent.selectOptions(editor.getByRole('combobox', { name: /^Quem se cadastra entra em/ }), 'Aurora Sul');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({
      configuration: {
        registration_fields: {
          register: [],
          pop_trade: [
            { field: 'phone', is_mandatory: true },
            { field: 'document', is_mandatory: false },
          ],
        },
        registration_client_ids: { pop_trade: clientId },
      },
    }),
  );
});
