import type { CampaignCard } from '@vitrine/contract/campaigns';
import type { Me } from '@vitrine/contract/identity';
import type { Balance, PointsOverview, StatementEntry, StatementLine } from '@vitrine/contract/ledger';
import { id, me } from './facts.ts';

/** A member of a client that runs campaigns and a store. */
export const seller = (): Me => ({
  ...me(),
  client: { ...me().client, has_campaigns: true, has_reward_store: true, has_insert_sales: true, has_points_table: true },
});

export const campaignCard = (changes: Partial<CampaignCard> = {}): CampaignCard => ({
  id: id(70),
  name: 'Virada Gelada',
  summary: 'Linha Inverse',
  state: 'running',
  beginsOn: '2026-10-10',
  endsOn: '2026-12-23',
  timeZone: 'America/Sao_Paulo',
  daysLeft: 28,
  isRegistered: true,
  isSelected: true,
  ...changes,
});

export const balance = (changes: Partial<Balance> = {}): Balance => ({
  available: 0,
  underAudit: 0,
  held: 0,
  owed: 0,
  credited: 0,
  expiring: 0,
  expiresOn: null,
  ...changes,
});

export const overview = (changes: Partial<PointsOverview> = {}): PointsOverview => ({
  campaign: { id: id(70), name: { 'pt-BR': 'Virada Gelada' }, endsOn: '2026-12-23', timeZone: 'America/Sao_Paulo', isClosed: false },
  points: balance({ available: 2_480, underAudit: 360, held: 900, credited: 3_380, expiring: 2_480, expiresOn: '2026-12-23' }),
  experience: balance({ available: 1_240, credited: 1_240 }),
  training: balance(),
  ...changes,
});

export const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  id: id(80),
  at: '2026-11-20T15:00:00.000Z',
  effectiveOn: '2026-11-20',
  code: 'credit',
  state: 'under_audit',
  amount: 361,
  balanceAfter: 2_480,
  reason: { kind: 'sale_line', id: id(81), groupId: id(82) },
  title: 'Geladeira Inverse Frost 480 L',
  ...changes,
});

export const entry = (changes: Partial<StatementEntry> = {}): StatementEntry => ({
  ...line(),
  currency: 'points',
  campaignId: id(70),
  ruleVersionId: id(83),
  explanation: {
    version: 1,
    base: 80,
    quantity: 3,
    multiplier: { numerator: 301, denominator: 200 },
    rounding: 'half_up',
    promotionIds: [id(84)],
    rule: { id: id(85), by: 'sku', tableVersion: 3 },
    product: { sku: 'BRO80', name: 'Geladeira Inverse Frost 480 L' },
  },
  addedByPromotion: 121,
  auditor: null,
  undoes: null,
  undoneBy: null,
  why: null,
  ...changes,
});
