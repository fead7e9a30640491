import { getCampaign, getPointsTable, getReminderFile, listStores } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, network, open, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaignPage, seller } from './testing/sales-facts.ts';

withNetwork();

let saved: { name: string; content: Blob }[] = [];
let asked: string[] = [];

beforeEach(() => {
  [saved, asked] = [[], []];
  const contents = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      const url = `blob:${contents.size}`;
      contents.set(url, content);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
  network(
    answers(getMe, seller),
    answers(getCampaign, () => campaignPage()),
    answers(getPointsTable, () => ({ number: 1, frozenAt: null, rows: [] })),
    answers(listStores, () => ({ items: [], next: null })),
    {
      method: 'GET',
      path: /\/reminder$/,
      give: ({ query }) => {
        asked.push(query.toString());
        return new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
      },
    },
  );
});
afterEach(() => vi.restoreAllMocks());

async function enter() {
  await open(`/campaigns/${id(100)}`);
  await userEvent.type(await screen.findByLabelText('E-mail, CPF ou usuário'), 'seller');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}
async function openSheet() {
  await enter();
  await userEvent.click(await screen.findByRole('button', { name: 'Lembrar na agenda' }));
  return screen.findByRole('form', { name: 'Lembrar na agenda' });
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const download = () => userEvent.click(screen.getByRole('button', { name: 'Baixar lembrete' }));
const told = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('VAL-13 what is proposed, a weekly reminder until the campaign ends, is downloaded as a calendar file', async () => {
  const form = within(await openSheet());
  expect(form.getByLabelText('Frequência')).toHaveProperty('value', 'weekly');
  expect(form.getByLabelText('Último dia')).toHaveProperty('value', '2099-12-23');
  for (const day of form.getAllByRole<HTMLInputElement>('checkbox')) if (day.checked) await userEvent.click(day);
  await userEvent.click(form.getByRole('checkbox', { name: 'sexta-feira' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'terça-feira' }));
  await download();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual(['frequency=weekly&interval=1&at=18%3A00&byday=TU&byday=FR&until=2099-12-23']);
  expect(saved[0]?.name).toBe('lembrete.ics');
  expect(await screen.findByText('Lembrete baixado. Abra o arquivo para colocá-lo na agenda.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('VAL-13 each frequency asks for its own interval, and days only where weeks are counted; of two ends one is sent', async () => {
  const form = within(await openSheet());
  for (const [frequency, label] of [
    ['daily', 'A cada (dias)'],
    ['monthly', 'A cada (meses)'],
    ['yearly', 'A cada (anos)'],
  ] as const) {
    await userEvent.selectOptions(form.getByLabelText('Frequência'), frequency);
    expect(form.getByLabelText(label)).toBeTruthy();
    expect(form.queryByRole('checkbox')).toBeNull();
  }
  await userEvent.click(form.getByRole('radio', { name: 'Após N vezes' }));
  expect(form.queryByLabelText('Último dia')).toBeNull();
  write('Quantas vezes', '3');
  write('Hora', '09:30');
  await download();
  await waitFor(() => expect(asked).toEqual(['frequency=yearly&interval=1&at=09%3A30&count=3']));
});

test('VAL-13 each refusal of the rule stands at its field before anything is sent; what was typed stays, also while the sheet is closed', async () => {
  const form = within(await openSheet());
  for (const day of form.getAllByRole<HTMLInputElement>('checkbox')) if (day.checked) await userEvent.click(day);
  write('A cada (semanas)', '1,5');
  write('Hora', '');
  write('Último dia', '');
  await download();
  await waitFor(() =>
    expect(told()).toEqual([
      'Escreva um número inteiro, de 1 a 999.',
      'Escolha pelo menos um dia da semana.',
      'Escreva a hora do lembrete, como 18:00.',
      'Escolha um dia que exista no calendário.',
    ]),
  );
  expect(screen.getByLabelText('A cada (semanas)')).toHaveProperty('value', '1,5');
  write('A cada (semanas)', '2');
  expect(told()).not.toContain('Escreva um número inteiro, de 1 a 999.'); // judged anew while it is mended
  await userEvent.click(form.getByRole('checkbox', { name: 'domingo' }));
  write('Hora', '18:00');
  write('Último dia', '2020-10-10');
  expect(told()).toEqual(['Este dia vem antes do primeiro lembrete. Escolha um dia mais tarde.']);
  write('Último dia', '2099-12-24');
  expect(told()).toEqual(['A campanha termina antes deste dia. Escolha um dia até o fim dela.']);
  await userEvent.click(form.getByRole('radio', { name: 'Após N vezes' }));
  write('Quantas vezes', '0');
  await download();
  expect(told()).toEqual(['Escreva um número inteiro, de 1 a 999.']);
  expect(asked).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Lembrar na agenda' }));
  expect(await screen.findByLabelText('A cada (semanas)')).toHaveProperty('value', '2');
  expect(screen.getByLabelText('Quantas vezes')).toHaveProperty('value', '0');
});

test('VAL-13 what the server refuses is told at its field, a lost network above the button, and the sheet stays', async () => {
  const refused = { refusal: 'until_before_start', fields: { until: 'until_before_start' }, requestId: 'r' };
  network(answers(getReminderFile, () => refused, 422));
  const form = within(await openSheet());
  write('Hora', '07:15');
  await download();
  expect(await form.findByText('Este dia vem antes do primeiro lembrete. Escolha um dia mais tarde.')).toBeTruthy();
  network(
    answers(getReminderFile, () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await download();
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatch(/conexão|rede|internet/i);
  expect(screen.getByLabelText('Hora')).toHaveProperty('value', '07:15');
  expect(saved).toEqual([]);
});

test('VAL-13 whoever takes no part, or comes when all is over, is offered no reminder', async () => {
  network(answers(getCampaign, () => campaignPage({ isRegistered: false })));
  await enter();
  expect(await screen.findByText('Cada venda vale uma vez.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lembrar na agenda' })).toBeNull();
});
