import { findPostalCode, getProfile, saveProfileAddresses } from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { profile } from './testing/profile-facts.ts';

withNetwork();

const aurora = { street: 'Rua da Aurora', neighborhood: 'Boa Vista', city: 'Recife', state: 'PE' };
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function newAddress() {
  await enter('/profile/addresses');
  await userEvent.click(await screen.findByRole('button', { name: 'Novo endereço' }));
  await screen.findByLabelText('CEP');
}

test('PRO-02 a whole postal code fills what is empty; what was typed stays, and another code changes only what the first one wrote', async () => {
  const asked: string[] = [];
  network(
    answers(findPostalCode, ({ path }) => {
      asked.push(path.split('/').at(-1) ?? '');
      const isFirst = path.endsWith('50030230');
      return { place: isFirst ? aurora : { street: '', neighborhood: 'Centro', city: 'Olinda', state: 'PE' } };
    }),
  );
  await newAddress();
  await userEvent.type(screen.getByLabelText('Bairro'), 'Santo Amaro');
  await userEvent.type(screen.getByLabelText('CEP'), '50030230');
  expect(await screen.findByText('Preenchemos o que o CEP diz. Confira e complete.')).toBeTruthy();
  expect(['Rua', 'Bairro', 'Cidade', 'Estado'].map(value)).toEqual(['Rua da Aurora', 'Santo Amaro', 'Recife', 'PE']);
  await userEvent.clear(screen.getByLabelText('CEP'));
  expect(screen.queryByText('Preenchemos o que o CEP diz. Confira e complete.')).toBeNull();
  await userEvent.type(screen.getByLabelText('CEP'), '53020000');
  await waitFor(() => expect(value('Cidade')).toBe('Olinda'));
  expect(['Rua', 'Bairro'].map(value)).toEqual(['Rua da Aurora', 'Santo Amaro']);
  expect(asked).toEqual(['50030230', '53020000']);
});

test('PRO-02 a code that is not known, and one that cannot be looked up, say so quietly; the address is saved all the same', async () => {
  let kept = profile();
  network(
    answers(getProfile, () => kept),
    answers(saveProfileAddresses, ({ body }) => {
      kept = profile({ addresses: saveProfileAddresses.body.parse(body).addresses });
      return kept;
    }),
  );
  await newAddress();
  await userEvent.type(screen.getByLabelText('CEP'), '99999999');
  expect(await screen.findByText('Não conhecemos este CEP. Escreva o endereço.')).toBeTruthy();
  network(answers(findPostalCode, () => ({ refusal: 'unavailable', requestId: 'r' }), 503));
  await userEvent.type(screen.getByLabelText('CEP'), '{Backspace}8');
  expect(await screen.findByText('Não deu para procurar o CEP agora. Escreva o endereço.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  for (const [label, typed] of [
    ['Rua', 'Rua Nova'],
    ['Número', '7'],
    ['Bairro', 'Centro'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), typed);
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Pernambuco');
  await userEvent.type(screen.getByLabelText('Cidade'), 'Vila Que Lista Nenhuma Tem');
  expect(await screen.findByText('Não está na lista? O nome fica como você escreveu.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('heading', { name: 'Rua Nova, 7' })).toBeTruthy();
  expect(kept.addresses[0]).toMatchObject({ city: 'Vila Que Lista Nenhuma Tem', zipCode: '99999-998' });
});

test('PRO-02 an answer that comes after another code was typed is dropped', async () => {
  network(answers(findPostalCode, ({ path }) => ({ place: path.endsWith('50030230') ? aurora : null })));
  const atOnce = globalThis.fetch;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  globalThis.fetch = async (input, init) => {
    const answered = await atOnce(input, init);
    if (JSON.stringify(input).includes('50030230')) await held;
    return answered;
  };
  try {
    await newAddress();
    await userEvent.type(screen.getByLabelText('CEP'), '50030230');
    expect(await screen.findByText('Procurando o endereço deste CEP…')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('CEP'), '{Backspace}1');
    expect(await screen.findByText('Não conhecemos este CEP. Escreva o endereço.')).toBeTruthy();
    letGo();
    await held;
    await userEvent.type(screen.getByLabelText('Número'), '1'); // whatever was to come has come
    expect(value('Rua')).toBe('');
  } finally {
    globalThis.fetch = atOnce;
  }
});

test('PRO-02 a city is chosen with the keys or the finger from what its words begin with, and is written as the list writes it', async () => {
  await newAddress();
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Pernambuco');
  const city = screen.getByRole('combobox', { name: 'Cidade' });
  await userEvent.type(city, 'guara');
  const list = within(await screen.findByRole('listbox', { name: 'Cidades' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Jaboatão dos Guararapes']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value('Cidade')).toBe('Jaboatão dos Guararapes');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull(); // the key chose, it did not send
  await userEvent.clear(city);
  await userEvent.type(city, 'o');
  await userEvent.click(await screen.findByRole('option', { name: 'Olinda' }));
  expect(value('Cidade')).toBe('Olinda');
  await userEvent.clear(city);
  await userEvent.type(city, 'RECIFE');
  await userEvent.tab();
  expect(value('Cidade')).toBe('Recife');
});
