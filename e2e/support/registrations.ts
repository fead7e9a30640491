/** Registration forms as the demo configures them, and somebody new who comes through one. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { listRegistrations, registerPerson, type RegistrationRow } from '@vitrine/contract/identity';
import { emptyAnswers, type RegistrationAnswers } from '@vitrine/domain/identity';
import { addressOf } from '@vitrine/contract/kernel';
import { aMark, callAs, origin, type Who } from './api.ts';
import { aCpf } from './people.ts';

export const newPassword = 'Nova-Entrada-26';

export type Newcomer = { fullName: string; email: string; cpf: string; userName: string; password: string };

/** Somebody who is in nobody's list yet. */
export function aNewcomer(fullName = `Dora ${aMark()}`): Newcomer {
  const mark = aMark();
  return { fullName, email: `n-${mark}@exemplo.test`, cpf: aCpf(), userName: `n-${mark}`, password: newPassword };
}

export type RegistrationForm = {
  path: string;
  title: string;
  variant: RegistrationRow['variant'];
  /** Who decides about those that come through it. */
  decidedBy: Who;
  /** What it asks for, in its order, and what one newcomer answers; null where nothing has to be answered. */
  asks: readonly [label: string, answer: (who: Newcomer) => string | null][];
};

/** The three registration forms of the demo's first site: they differ by their data alone (LOG-10). */
export const registrationForms: readonly RegistrationForm[] = [
  {
    path: '/register',
    title: 'Criar cadastro',
    variant: 'register',
    decidedBy: 'admin',
    asks: [
      ['Nome completo', ({ fullName }) => fullName],
      ['CPF', ({ cpf }) => cpf],
      ['Celular com DDD', () => '81 98888-7777'],
      ['Função', () => 'salesperson'],
      ['E-mail', ({ email }) => email],
      ['Apelido (opcional)', () => null],
    ],
  },
  {
    path: '/register-seven-trade',
    title: 'Cadastro Seven Trade',
    variant: 'seven_trade',
    decidedBy: 'admin',
    asks: [
      ['Nome completo', ({ fullName }) => fullName],
      ['País', () => 'BR'],
      ['CPF', ({ cpf }) => cpf],
      ['Data de nascimento', () => '1994-08-30'],
      ['E-mail', ({ email }) => email],
      ['Estado civil (opcional)', () => 'single'],
      ['Profissão (opcional)', () => null],
    ],
  },
  {
    path: '/register-pop-trade',
    title: 'Cadastro Pop Trade',
    variant: 'pop_trade',
    decidedBy: 'terra.admin',
    asks: [
      ['Nome completo', ({ fullName }) => fullName],
      ['Usuário', ({ userName }) => userName],
      ['E-mail', ({ email }) => email],
      ['Celular com DDD', () => '11 97777-6655'],
      ['CEP', () => '50030-230'],
      ['Rua', () => 'Rua da Aurora'],
      ['Número', () => '100'],
      ['Complemento (opcional)', () => null],
      ['Bairro', () => 'Boa Vista'],
      ['Cidade', () => 'Recife'],
      ['Estado', () => 'PE'],
      ['Gênero (opcional)', () => null],
    ],
  },
];
const [openForm] = registrationForms;

/** Fills a registration form as this newcomer, the terms included; `but` leaves these labels out. */
export async function fillRegistrationForm(
  page: Page,
  who: Newcomer,
  { form = openForm, but = [] }: { form?: RegistrationForm | undefined; but?: string[] } = {},
): Promise<void> {
  for (const [label, answer] of form?.asks ?? []) {
    const text = but.includes(label) ? null : answer(who);
    const input = page.getByLabel(label, { exact: true });
    if (text === null) continue;
    const isChoice = await input.evaluate((element) => element instanceof HTMLSelectElement);
    await (isChoice ? input.selectOption(text) : input.fill(text));
  }
  await page.getByLabel('Repita o e-mail').fill(who.email);
  await page.getByLabel('Senha', { exact: true }).fill(who.password);
  await page.getByRole('checkbox').check();
}

/** Sends the form, and waits until the site says that it is received. */
export async function sendRegistrationForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar cadastro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro recebido' })).toBeVisible();
}

/** A registration by the open registration form, without a browser. */
export async function aRegistration(who: Newcomer, more: Partial<RegistrationAnswers> = {}): Promise<void> {
  const { fullName, email, cpf: document } = who;
  const answered = await fetch(origin + addressOf(registerPerson), {
    method: registerPerson.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${aByte()}.${aByte()}` },
    body: JSON.stringify({
      id: `01a1fd82-0000-7000-8000-${randomUUID().slice(-12)}`,
      variant: 'register',
      languageId: 1,
      answers: { ...emptyAnswers, fullName, email, document, phone: '81 98888-7777', programRole: 'salesperson', ...more },
      emailConfirmation: email,
      password: who.password,
      acceptsTerms: true,
    }),
  });
  if (!answered.ok) throw new Error(`registration of ${fullName}: ${answered.status} ${await answered.text()}`);
}
const aByte = () => Math.floor(Math.random() * 254) + 1;

/** The registration of this newcomer, as whoever decides finds it. */
export async function registrationOf(
  { email }: Newcomer,
  { by = 'admin', status = 'waiting' }: { by?: Who; status?: RegistrationRow['status'] } = {},
): Promise<RegistrationRow | undefined> {
  return (await callAs(by, listRegistrations, { query: { status, search: email } })).items[0];
}
