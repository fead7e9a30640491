import { listCampaigns, listProducts, listStores } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { completeUpload } from '@vitrine/contract/kernel';
import { getSale, getSaleEligibility, listSales, reportSale, reviseSale } from '@vitrine/contract/sales';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dayOf } from '../shared/device/clock.ts';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaign, product, sale, saleRow, seller, store } from './testing/sales-facts.ts';

withNetwork();

const sent: unknown[] = [];
/** The day in the store, some days ago. */
const day = (before = 0): string => dayOf(Date.now() - before * 86_400_000, store().timeZone);
const stored = { id: id(151), name: 'nota.jpg', contentType: 'image/jpeg', bytes: 4, pages: null, seconds: null, url: '/files/nota.jpg' };
const products = [
  product(),
  product({ id: id(141), sku: 'MO-32-IX', name: 'Micro-ondas 32 L', productType: 'microwave', points: 40, experience: 8 }),
];

beforeEach(() => {
  sent.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:nota', revokeObjectURL: () => undefined }); // jsdom draws no pictures
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaign()], previous: [] })),
    answers(getSaleEligibility, () => ({ can: { report: true }, refusal: null, today: day() })),
    answers(listStores, ({ query }) => ({
      items: query.get('search')
        ? [store({ id: id(131), name: 'Boreal Centro', isParticipating: false, isOwn: false })]
        : [store({ today: day() })],
      next: null,
    })),
    answers(listProducts, ({ query }) => ({
      items: products.filter(({ name }) => name.toLowerCase().includes(query.get('search') ?? '')),
      next: null,
    })),
    { method: 'POST', path: /^\/api\/files\/$/, give: () => new Response(null, { status: 201, headers: { location: '/api/files/u1' } }) },
    { method: 'PATCH', path: /^\/api\/files\/u1$/, give: () => new Response(null, { status: 204 }) },
    answers(completeUpload, () => stored),
    answers(reportSale, ({ body }) => {
      sent.push(body);
      return sale();
    }),
    answers(listSales, () => ({ items: [], next: null })),
    answers(getSale, () => sale()),
  );
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** A device without a camera: its file chooser hands over a file. */
const choosePhoto = async (file = new File(['nota'], 'nota.jpg', { type: 'image/jpeg' })) => {
  await screen.findByText('Não há câmera aqui. Escolha um arquivo com a foto da nota.');
  const [chooser] = document.querySelectorAll('input[type=file]');
  if (chooser) fireEvent.change(chooser, { target: { files: [file] } });
};
const fillFacts = async (number = '000.482.915') => {
  await screen.findByRole('radio', { name: /Horizonte Tatuapé/, checked: true });
  await userEvent.type(screen.getByLabelText('Número da nota'), number);
  await press('Continuar');
};
const add = async (name: string) => {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar produto ou SKU' }), name.slice(0, 4).toLowerCase());
  await waitFor(() => expect(screen.getByRole('list', { name: 'Produtos' }).children).toHaveLength(1));
  await press(new RegExp(`Adicionar ${name}`));
};

test('SAL-01 SAL-02 SAL-05 photo, facts and lines: points grow while they are typed, and the answer says that they may be audited', async () => {
  await enter('/insert-sales');
  await choosePhoto();
  await fillFacts();
  await add('Geladeira');
  await press('Mais um Geladeira Inverse 480');
  await add('Micro-ondas');
  expect(await screen.findByLabelText('Total: 400 pontos')).toBeTruthy();
  expect(screen.getByText('Os pontos entram na hora e podem ser auditados.')).toBeTruthy();
  await press('Enviar venda');
  expect(await screen.findByRole('heading', { name: 'Venda enviada' })).toBeTruthy();
  expect(screen.getByText('Os pontos já estão no seu saldo e podem ser auditados.')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      campaignId: id(100),
      storeId: id(130),
      invoiceKind: 'invoice',
      invoiceNumber: '000.482.915',
      photoFileId: id(151),
      lines: [
        { sku: 'GIF-480-IX', quantity: 2 },
        { sku: 'MO-32-IX', quantity: 1 },
      ],
    },
  ]);
  expect(Object.keys(sent[0] as object)).not.toContain('points');
  await press('Registrar outra');
  expect(await screen.findByRole('button', { name: 'Fotografar a nota' })).toBeTruthy();
});

test('SAL-01 D70 without a photo, number or products nothing is sent, and each is told where it belongs', async () => {
  await enter('/insert-sales');
  await press('Minha loja não permite foto');
  await screen.findByRole('radio', { name: /Horizonte Tatuapé/, checked: true });
  await press('Continuar');
  expect(await screen.findByText('Falta a foto da nota. Fotografe ou escolha um arquivo.')).toBeTruthy();
  expect(screen.getByLabelText('Número da nota').getAttribute('aria-invalid')).toBe('true');
  await press(/Sem foto/);
  await choosePhoto();
  await fillFacts();
  await press('Enviar venda');
  expect(await screen.findByText('Escolha pelo menos um item.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('SAL-01 a file that is no picture is refused before it is sent', async () => {
  await enter('/insert-sales');
  await choosePhoto(new File(['%PDF'], 'nota.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Este tipo de arquivo não é aceito aqui.');
});

test('SAL-02 quantities of 0, of more than 999 and of letters are told at their line', async () => {
  await enter('/insert-sales');
  await choosePhoto();
  await fillFacts();
  await add('Micro-ondas');
  const quantity = screen.getByRole('textbox', { name: 'Quantidade de Micro-ondas 32 L' });
  for (const [typed, told] of [
    ['0', 'O número é pequeno demais.'],
    ['1000', 'O número é grande demais.'],
    ['-2', 'O número é pequeno demais.'],
  ] as const) {
    fireEvent.change(quantity, { target: { value: typed } });
    await press('Enviar venda');
    expect(await screen.findByText(told)).toBeTruthy();
    expect(quantity).toHaveProperty('value', typed);
  }
  expect(sent).toEqual([]);
});

test('SAL-04 a day after today and the sixteenth day are told while the form is open', async () => {
  await enter('/insert-sales');
  await choosePhoto();
  await screen.findByRole('radio', { name: /Horizonte Tatuapé/, checked: true });
  await userEvent.type(screen.getByLabelText('Número da nota'), '5');
  fireEvent.change(screen.getByLabelText('Data da venda'), { target: { value: day(16) } });
  await press('Continuar');
  expect(await screen.findByText('A venda tem mais de 15 dias. O prazo para registrar terminou.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Data da venda'), { target: { value: day(-2) } });
  await waitFor(() => expect(screen.queryByText('A venda tem mais de 15 dias. O prazo para registrar terminou.')).toBeNull());
  expect(screen.getByLabelText('Data da venda').getAttribute('aria-invalid')).toBe('true');
});

test('SAL-01 a draft says that it is kept only once it lies on the device', async () => {
  await enter('/insert-sales');
  await choosePhoto();
  const number = await screen.findByLabelText('Número da nota');
  expect(await screen.findByText('Rascunho salvo')).toBeTruthy();
  fireEvent.change(number, { target: { value: '7' } });
  expect(screen.getByText('Salvando o rascunho…')).toBeTruthy();
  expect(await screen.findByText('Rascunho salvo')).toBeTruthy();
});

test('SAL-03 an invoice that was sent before is told at its number, and everything typed stays', async () => {
  const fields = { invoiceNumber: 'invoice_already_sent' };
  network(answers(reportSale, () => ({ refusal: 'invoice_already_sent', fields, requestId: 'r' }), 422));
  await enter('/insert-sales');
  await choosePhoto();
  await fillFacts();
  await add('Geladeira');
  await press('Enviar venda');
  expect(await screen.findByText('Você já enviou esta nota nesta campanha.')).toBeTruthy();
  expect(screen.getByLabelText('Número da nota')).toHaveProperty('value', '000.482.915');
  await userEvent.type(screen.getByLabelText('Número da nota'), '-7');
  await waitFor(() => expect(screen.queryByText('Você já enviou esta nota nesta campanha.')).toBeNull());
  await press('Continuar');
  expect(await screen.findByRole('heading', { name: 'Geladeira Inverse 480' })).toBeTruthy();
});

test('VAL-14 what the server refuses at a field that the form does not have is said above the button', async () => {
  network(answers(reportSale, () => ({ refusal: 'invalid_request', fields: { points: 'invalid' }, requestId: 'r' }), 422));
  await enter('/insert-sales');
  await choosePhoto();
  await fillFacts();
  await add('Geladeira');
  await press('Enviar venda');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Confira os campos e envie de novo.'));
});

test('D40 without a network the sale waits on the device, is told in the list, and goes when it is asked to', async () => {
  network({
    method: 'POST',
    path: /^\/api\/v1\/sales$/,
    give: () => {
      throw new TypeError('fetch failed');
    },
  });
  await enter('/insert-sales');
  await choosePhoto();
  await fillFacts();
  await add('Geladeira');
  await press('Enviar venda');
  expect(await screen.findByRole('heading', { level: 1, name: 'Venda guardada no aparelho' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ver minhas vendas' }));
  const waiting = await screen.findByRole('list', { name: 'Só neste aparelho' });
  expect(within(waiting).getByText('Espera a conexão')).toBeTruthy();
  network(
    answers(reportSale, ({ body }) => {
      sent.push(body);
      return sale();
    }),
    answers(listSales, () => ({ items: [saleRow()], next: null })),
  );
  await press('Enviar agora');
  expect(await screen.findByRole('link', { name: 'Nota 482915' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Só neste aparelho' })).toBeNull());
  expect(sent).toHaveLength(1);
});

test('SAL-07 CMP-07 another store is found, and says that it takes no part', async () => {
  await enter('/insert-sales');
  await choosePhoto();
  await press('Outra loja');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Nome da loja ou CNPJ' }), '12.345');
  expect(await screen.findByRole('radio', { name: /Boreal Centro/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Não participa')).toBeTruthy();
});

test.each([
  ['member_blocked', 'Usuário bloqueado'],
  ['not_registered', 'Faça primeiro sua inscrição na campanha.'],
] as const)('SAL-08 CMP-09 %s: the screen says why before anything is typed', async (refusal, told) => {
  network(answers(getSaleEligibility, () => ({ can: { report: false }, refusal, today: day() })));
  await enter('/insert-sales');
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fotografar a nota' })).toBeNull();
});

test('SAL-08 who is registered nowhere is shown the way', async () => {
  network(answers(listCampaigns, () => ({ active: [campaign({ isRegistered: false })], previous: [] })));
  await enter('/insert-sales');
  expect((await screen.findByRole('link', { name: 'Inscrever-me' })).getAttribute('href')).toBe(`/campaigns/${id(100)}/registration`);
});

test('D24 a refused sale is corrected and sent again as a revision of itself', async () => {
  const decision = {
    at: '2026-11-21T13:00:00.000Z',
    state: 'reproved' as const,
    reason: 'number_differs' as const,
    note: 'É 482916',
    isCorrectable: true,
  };
  const reportedAt = new Date().toISOString();
  network(
    answers(getSale, () => sale({ state: 'reproved', decision, can: { revise: true }, saleDate: day(), reportedAt })),
    answers(reviseSale, ({ body }) => {
      sent.push(body);
      return sale({ revision: 2 });
    }),
  );
  await enter(`/sales/${id(150)}`);
  expect(await screen.findByText(/O número não é o da nota. “É 482916”/)).toBeTruthy();
  await userEvent.click(screen.getAllByRole('link', { name: 'Corrigir e enviar de novo' })[0] ?? document.body);
  const number = await screen.findByLabelText('Número da nota');
  expect(number).toHaveProperty('value', '482915');
  await userEvent.clear(number);
  await userEvent.type(number, '482916');
  await press('Continuar');
  await press('Enviar venda');
  expect(await screen.findByRole('heading', { name: 'Venda enviada de novo' })).toBeTruthy();
  expect(sent).toMatchObject([
    { version: 4, sale: { invoiceNumber: '482916', photoFileId: id(151), lines: [{ sku: 'GIF-480-IX', quantity: 2 }] } },
  ]);
});

test('SAL-01 on a desktop the photo is dragged onto the form; what is no picture is refused where it was dropped', async () => {
  await enter('/insert-sales');
  await press('Minha loja não permite foto');
  const [place] = await screen.findAllByText('Ou arraste a foto para cá.');
  const drop = (file: File) => place && fireEvent.drop(place, { dataTransfer: { files: [file], types: ['Files'] } });
  drop(new File(['{}'], 'nota.json', { type: 'application/json' }));
  expect((await screen.findByRole('alert')).textContent).toContain('arquivo');
  drop(new File(['nota'], 'nota.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('button', { name: /^Foto da nota/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
