import { getMe } from '@vitrine/contract/identity';
import { getMyLevel, type MyLevel } from '@vitrine/contract/levels';
import { getPhotoBoard, type PhotoBoard } from '@vitrine/contract/photos';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { seller } from './testing/points-facts.ts';

withNetwork();

const week = { from: '2026-11-15', to: '2026-11-21' };
const type = (place: number, name: string, given: Partial<PhotoBoard['types'][number]> = {}): PhotoBoard['types'][number] => ({
  id: id(400 + place),
  name,
  good: ['A exposição inteira'],
  bad: ['Cortada ou de lado'],
  goodUrl: null,
  badUrl: null,
  points: 100,
  photo: null,
  can: { send: true },
  ...given,
});
const photo = (given: Partial<NonNullable<PhotoBoard['types'][number]['photo']>>) => ({
  id: id(410),
  state: 'approved' as const,
  sender: 'Jonas Prado',
  isMine: false,
  sentAt: '2026-11-17T12:40:00.000Z',
  points: 100,
  url: null,
  decision: null,
  ...given,
});
const board = (given: Partial<PhotoBoard> = {}): PhotoBoard => ({
  campaign: { id: id(70), name: 'Virada Gelada', beginsOn: '2026-11-01', endsOn: '2026-12-19', credits: 'at_once' },
  store: { id: id(71), name: 'Horizonte Tatuapé', timeZone: 'America/Sao_Paulo' },
  stores: [{ id: id(71), name: 'Horizonte Tatuapé' }],
  week,
  today: week.to,
  types: [
    type(1, 'Vitrine', { photo: photo({ isMine: true }), can: { send: false } }),
    type(2, 'Ponta de gôndola', { photo: photo({ state: 'awaiting', points: 80 }), can: { send: false } }),
    type(3, 'Cozinha', {
      photo: photo({ state: 'reproved', decision: { at: '2026-11-18T10:00:00.000Z', reason: 'dark', note: 'Acenda a luz.' } }),
    }),
    type(4, 'Lavadoras'),
  ],
  past: [1, 2, 3].map((n) => ({ from: `2026-10-${10 + n}`, to: `2026-10-${16 + n}`, states: ['approved', null], points: 100 * n })),
  can: { send: true },
  refusal: null,
  ...given,
});
const openBoard = async (given: Partial<PhotoBoard> = {}) => {
  network(
    answers(getMe, seller),
    answers(getPhotoBoard, () => board(given)),
  );
  await enter('/upload-photos');
};

test('PHO-01 each display of the week says how its photo stands, why it was refused, and what is missing', async () => {
  await openBoard();
  const card = (name: string) => within(screen.getByRole('listitem', { name }));
  expect(await screen.findByText('Aprovada, +100')).toBeTruthy();
  expect(card('Vitrine').getByText(/^você,/)).toBeTruthy();
  expect(card('Ponta de gôndola').getByText('Em auditoria, +80')).toBeTruthy();
  expect(card('Cozinha').getByText(/Recusada: escura ou tremida.*Acenda a luz\./)).toBeTruthy();
  expect(card('Cozinha').getByRole('button', { name: 'Enviar outra' })).toBeTruthy();
  expect(card('Lavadoras').getByText(/^Falta\./)).toBeTruthy();
  expect(screen.getByText(/^Fecha hoje/)).toBeTruthy();
  expect(screen.getByText('+200')).toBeTruthy();
  expect(screen.queryByText('+300')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  expect(screen.getByText('+300')).toBeTruthy();
});

test('PHO-01 whoever may send nothing reads why, and whoever is registered nowhere is led to the campaigns', async () => {
  await openBoard({
    campaign: null,
    store: null,
    stores: [],
    week: null,
    today: null,
    types: [],
    past: [],
    can: { send: false },
    refusal: 'not_registered',
  });
  expect(await screen.findByText('Nenhuma loja para fotografar')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver campanhas' }).getAttribute('href')).toBe('/campaigns');
});

const mine = (given: Partial<MyLevel> = {}): MyLevel => ({
  campaign: { id: id(70), name: 'Virada Gelada', endsOn: '2026-12-19', timeZone: 'America/Sao_Paulo', isOver: false },
  rank: 2,
  levels: [
    { rank: 1, name: 'Júnior', summary: '', benefits: [], minimum: null },
    { rank: 2, name: 'Creator', summary: '', benefits: [], minimum: 400 },
    { rank: 3, name: 'Influencer', summary: 'A voz da marca.', benefits: ['Viagem dos Influencers'], minimum: 1_250 },
  ],
  next: { rank: 3, name: 'Influencer', minimum: 1_250, missing: 320 },
  experience: 930,
  audited: 930,
  underAudit: 0,
  invoices: { total: 7, approved: 5, reproved: 0, open: 2 },
  request: null,
  sources: [{ id: id(81), name: 'Geladeira Inverse 480 L', experience: 120 }],
  ...given,
});
const openLevel = async (given: Partial<MyLevel> = {}) => {
  network(
    answers(getMe, seller),
    answers(getMyLevel, () => mine(given)),
  );
  await enter('/level');
};

test('LVL-01 LVL-02 LVL-04 a member reads what is missing, what gives most, what changes and what the end does', async () => {
  await openLevel();
  expect(await screen.findByRole('heading', { name: 'Faltam 320 XP' })).toBeTruthy();
  expect(screen.getByText('para pedir o nível Influencer. Hoje você é Creator.')).toBeTruthy();
  expect(screen.getByRole('img', { name: '930 de 1.250 XP' })).toBeTruthy();
  expect(screen.getByText('120 XP')).toBeTruthy();
  expect(screen.getByText('Viagem dos Influencers')).toBeTruthy();
  expect(screen.getByText('De Creator para Júnior; nunca abaixo de Júnior.')).toBeTruthy();
});

test('LVL-02 a request shows its steps, and a refused one its reason and note', async () => {
  const request = {
    id: id(82),
    rank: 3 as const,
    state: 'refused' as const,
    openedAt: '2026-11-20T21:40:00.000Z',
    answerBy: '2026-11-27',
    decidedAt: '2026-11-22T12:00:00.000Z',
    reason: 'invoices_refused' as const,
    note: 'Veja a nota 482.',
  };
  await openLevel({ experience: 1_264, underAudit: 334, request });
  expect(await screen.findByText('5 de 7 notas conferidas')).toBeTruthy();
  expect(screen.getByText('Pedido recusado')).toBeTruthy();
  expect(screen.getByText(/Há notas recusadas.*Veja a nota 482\./)).toBeTruthy();
});
