import { listCampaigns } from '@vitrine/contract/campaigns';
import { getMe, getProfile, saveProfileAddresses, type ProfileAddress } from '@vitrine/contract/identity';
import { getReward, redeemReward } from '@vitrine/contract/rewards';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaignCard, seller } from './testing/points-facts.ts';
import { profile } from './testing/profile-facts.ts';
import { order, rewardPage } from './testing/reward-facts.ts';

withNetwork();

const address = (more: Partial<ProfileAddress> = {}): ProfileAddress => ({
  id: id(300),
  zipCode: '50030-230',
  street: 'Rua da Aurora',
  streetNumber: '100',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  country: 'BR',
  isMain: true,
  ...more,
});
const Asked = saveProfileAddresses.body;
const detail = `/reward-store/details/${id(90)}`;
const mainLine = 'Rua da Aurora, 100, Boa Vista, Recife, PE, 50030-230, BR';
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};
const usual = (addresses: ProfileAddress[]) => {
  const sent: unknown[] = [];
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaignCard()], previous: [] })),
    answers(getReward, () => rewardPage()),
    answers(getProfile, () => profile({ addresses })),
    answers(redeemReward, ({ body }) => {
      sent.push(body);
      return order();
    }),
  );
  return sent;
};

test('PRO-02 RWD-02 a reward goes to the main address, to another of one’s own, or to one that is written this time', async () => {
  const other = address({ id: id(301), street: 'Rua do Sol', isMain: false });
  const sent = usual([other, address()]);
  await enter(detail);
  await press('Resgatar por 900 pontos');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('radio', { name: new RegExp(mainLine) })).toHaveProperty('checked', true));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Outro endereço' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Endereço de entrega' }), 'Loja do shopping');
  await userEvent.click(dialog.getByRole('radio', { name: /Rua do Sol/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar por 900 pontos' }));
  await screen.findByRole('heading', { name: 'Pedido recebido' });
  expect(sent).toEqual([{ campaignId: id(70), deliverTo: mainLine.replace('Rua da Aurora', 'Rua do Sol') }]);
});

test('PRO-02 an address that is kept while one orders stands in the profile, and is the one that is chosen', async () => {
  usual([]);
  let kept: unknown;
  network(
    answers(saveProfileAddresses, ({ body }) => {
      kept = body;
      return profile({ addresses: Asked.parse(body).addresses });
    }),
  );
  await enter(detail);
  await press('Resgatar por 900 pontos');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Salvar um endereço' }));
  await userEvent.type(await dialog.findByLabelText('CEP'), '50030230');
  await userEvent.type(dialog.getByLabelText('Rua'), 'Rua da Aurora');
  await userEvent.type(dialog.getByLabelText('Número'), '100');
  await userEvent.type(dialog.getByLabelText('Bairro'), 'Boa Vista');
  await userEvent.selectOptions(dialog.getByLabelText('Estado'), 'PE');
  await userEvent.type(dialog.getByLabelText('Cidade'), 'Recife');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: new RegExp(mainLine) })).toHaveProperty('checked', true));
  expect(kept).toMatchObject({ addresses: [{ street: 'Rua da Aurora', isMain: true }] });
});

test('RWD-02 a reward that is sold out never says that it can be had', async () => {
  usual([]);
  network(answers(getReward, () => rewardPage({ stock: 0, obstacles: ['out_of_stock'], can: { redeem: false } })));
  await enter(detail);
  expect(await screen.findByText('Seus pontos bastam')).toBeTruthy();
  expect(screen.queryByText('Você já pode pedir')).toBeNull();
  expect(screen.queryByText(/dá para pedir já/)).toBeNull();
});

test('Esc closes a question and gives the focus back to what opened it', async () => {
  usual([]);
  await enter(detail);
  const [button] = await screen.findAllByRole('button', { name: 'Resgatar por 900 pontos' });
  if (button) await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});
