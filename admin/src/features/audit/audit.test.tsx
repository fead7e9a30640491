import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAuditQueues, giveOpinion, listDecisions, type AuditDecision } from '@vitrine/contract/audit';
import { permissions } from '@vitrine/domain/identity';
import { locales } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const at = '2026-11-20T12:00:00.000Z';
const overview = {
  at,
  queues: [
    { kind: 'sales' as const, count: 128, late: 3, atRisk: 9, oldestSince: '2026-11-18T10:00:00.000Z' },
    { kind: 'photos' as const, count: 0, late: 0, atRisk: 0, oldestSince: null },
    { kind: 'orders' as const, count: 17, late: 0, atRisk: null, oldestSince: '2026-11-20T09:00:00.000Z' },
  ],
  opinions: 1,
  decidedToday: 42,
};
const decision: AuditDecision = {
  subject: 'sale',
  id: anId(80),
  title: '482915',
  about: 'Camila Rocha',
  state: 'reproved',
  reason: 'date_differs',
  note: 'É de outubro',
  decidedBy: 'Rita Alves',
  decidedAt: '2026-11-20T11:00:00.000Z',
  isSampled: true,
  opinion: null,
  can: { giveOpinion: true },
};

test('ADM-05 one place shows each queue with its age and its alerts, and leads to the riskiest', async () => {
  answers(getAuditQueues, () => overview);
  answers(listDecisions, () => ({ items: [decision], next: null }));
  await openConsoleAt('/audit');
  const queues = within(await screen.findByRole('list', { name: 'Filas' }));
  expect(queues.getByRole('link', { name: /Vendas\s*128/ }).getAttribute('href')).toContain('/sales');
  expect(queues.getByRole('link', { name: '9 com alerta' }).getAttribute('href')).toContain('/sales?sort=risk');
  expect([queues.getByText('a mais antiga há 2 dias'), queues.getByText('3 em atraso'), queues.getByText('Nada espera')]).toHaveLength(3);
  expect(await screen.findByText('42 decisões suas hoje')).toBeTruthy();
  const decided = await screen.findByRole('link', { name: 'Nota 482915' });
  expect(decided.getAttribute('href')).toContain(`/sales?state=reproved&open=${decision.id}`);
});

test('ADM-05 a second opinion that differs asks for its words, and stands beside the decision', async () => {
  let shown = decision;
  answers(getAuditQueues, () => overview);
  answers(listDecisions, () => ({ items: [shown], next: null }));
  const asked = answers(giveOpinion, ({ body }) => {
    shown = { ...decision, opinion: { by: 'Lúcia Bittencourt', agrees: body.agrees, note: body.note, at }, can: { giveOpinion: false } };
    return shown;
  });
  await openConsoleAt('/audit?show=sample');
  await userEvent.click(await screen.findByRole('button', { name: 'Discordo: Nota 482915' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Discordo' }));
  expect(await dialog.findByText('Diga por que discorda.')).toBeTruthy();
  expect(asked).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox'), 'A data confere');
  await userEvent.click(dialog.getByRole('button', { name: 'Discordo' }));
  expect(await screen.findByText(/Lúcia Bittencourt discorda · “A data confere”/)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ decidedAt: decision.decidedAt, agrees: false, note: 'A data confere' }]);
});

test('CLI-06 whoever audits nothing finds no such place; I18-01 it speaks all four languages', async () => {
  answers(getAuditQueues, () => overview);
  answers(listDecisions, () => ({ items: [], next: null }));
  const titles = { 'pt-BR': 'Quem decidiu o quê', 'en-US': 'Who decided what', 'es-ES': 'Quién decidió qué', 'fr-FR': 'Qui a décidé quoi' };
  for (const locale of locales) {
    await openConsoleAt('/audit', { locale });
    expect(await screen.findByRole('heading', { name: titles[locale] })).toBeTruthy();
    document.body.replaceChildren();
  }
  await openConsoleAt('/audit', { can: permissions.filter((permission) => permission !== 'sales.audit') });
  expect(screen.queryByRole('heading', { name: 'Quem decidiu o quê' })).toBeNull();
});
