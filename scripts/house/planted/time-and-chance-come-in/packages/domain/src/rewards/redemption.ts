import { randomUUID } from 'node:crypto';

export const redemptionRefusals = [
  Date.now(),
  new Date(),
  performance.now(),
  Math.random(),
  globalThis.crypto.randomUUID(),
  new Intl.DateTimeFormat('pt-BR'),
  Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }),
  new Date(0).toLocaleDateString('pt-BR'),
  Date(),
  new Date(0).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' }),
  new Date('2026-01-01'),
];
export const judgeRedemption = randomUUID;
