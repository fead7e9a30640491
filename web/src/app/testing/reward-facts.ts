import type { OrderPage, OrderRow, PayingCampaign, RewardCard, RewardPage } from '@vitrine/contract/rewards';
import { id } from './facts.ts';

export const paying = (): NonNullable<PayingCampaign> => ({
  id: id(70),
  name: 'Virada Gelada',
  endsOn: '2026-12-23',
  available: 2_480,
  underAudit: 360,
});

export const reward = (changes: Partial<RewardCard> = {}): RewardCard => ({
  id: id(90),
  title: 'Fone Pulse',
  summary: 'Com cancelamento de ruído',
  scene: 'headphones',
  image: null,
  price: 900,
  category: { id: id(91), name: 'Áudio' },
  department: { id: id(92), name: 'Eletrônicos' },
  stock: 4,
  requiredLevel: null,
  missing: 0,
  refusal: null,
  isFavourite: false,
  isNew: false,
  ...changes,
});

export const rewardPage = (changes: Partial<RewardPage> = {}): RewardPage => ({
  ...reward(),
  description: '<p>Bateria de 30 horas</p>',
  delivery: 'home',
  deliveryDays: 20,
  categoryUse: { used: 1, maximum: 2 },
  trainings: [],
  obstacles: [],
  level: { rank: 1, name: 'Júnior', experience: 120 },
  campaign: paying(),
  availableAfter: 1_580,
  can: { redeem: true },
  ...changes,
});

export const orderRow = (changes: Partial<OrderRow> = {}): OrderRow => ({
  id: id(95),
  number: '1042',
  state: 'awaiting_approval',
  reward: { id: id(90), title: 'Fone Pulse', scene: 'headphones', image: null },
  points: 900,
  placedAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});

export const order = (changes: Partial<OrderPage> = {}): OrderPage => ({
  ...orderRow(),
  version: 3,
  campaign: { id: id(70), name: 'Virada Gelada' },
  category: { id: id(91), name: 'Áudio' },
  delivery: 'home',
  deliveryDays: 20,
  deliverTo: 'Rua das Flores, 10',
  tracking: '',
  awaitsAudit: true,
  trainings: [],
  code: null,
  history: [{ event: 'placed', at: '2026-11-20T15:00:00.000Z', by: null, reason: null, note: '', saleId: null }],
  can: { cancel: true, resume: false },
  ...changes,
});

/** What the store says of the member beside its rewards. */
export const catalog = () => ({ campaign: paying(), payable: [], level: { rank: 1, name: 'Júnior', experience: 120 } });
