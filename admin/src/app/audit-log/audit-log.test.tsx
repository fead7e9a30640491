import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAuditLog, listTrailPeople } from '@vitrine/contract/kernel';
import { listDeadJobs, replayDeadJobs } from '@vitrine/contract/tenancy';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';
import { changesBetween } from './changes-between.ts';

withNetwork();

const entry = {
  id: anId(50),
  at: '2026-11-20T12:30:00.000Z',
  who: 'Lúcia Bittencourt',
  personId: anId(10),
  what: 'client.saved',
  subject: 'client',
  subjectId: anId(12),
  name: 'Aurora Brasil',
  before: { has_library: true, name: 'Aurora' },
  after: { has_library: false, name: 'Aurora' },
};

test('ADM-09 the audit log says who changed what, with before and after in the words of the screens', async () => {
  const asked = answers(listAuditLog, ({ query }) =>
    query.get('after') ? { items: [{ ...entry, id: anId(51), who: 'Renata Lima' }], next: null } : { items: [entry], next: 'more' },
  );
  await openConsoleAt('/audit-log');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Lúcia Bittencourt editou · Programa: Aurora Brasil');
  expect(within(row).getByRole('link', { name: 'Aurora Brasil' }).getAttribute('href')).toBe(`/console/clients/${anId(12)}`);
  expect(within(row).getByText('Biblioteca')).toBeTruthy();
  expect(row.textContent).toMatch(/antes: Sim.*depois: Não/);

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Renata Lima')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Tudo deste item' })[0]!);
  await waitFor(() => expect(asked.at(-1)?.query.get('subjectId')).toBe(anId(12)));
});

test('ADM-09 what became of an order is told in the words of orders, not of people', async () => {
  const order = { ...entry, what: 'order.put_on_hold', subject: 'order', name: '20.391', before: { state: 'awaiting_approval' } };
  answers(listAuditLog, () => ({
    items: [
      { ...order, after: { state: 'on_hold', reason: null, note: 'Confirme a loja.' } },
      { ...order, id: anId(51), what: 'order.refused', after: { state: 'refused', reason: 'undeliverable', note: '' } },
    ],
    next: null,
  }));
  await openConsoleAt('/audit-log');
  const [held, refused] = await screen.findAllByRole('listitem');
  expect(held?.textContent).toContain('Lúcia Bittencourt pôs em espera · Pedido: 20.391');
  expect(held?.textContent).toMatch(/Recado.*Confirme a loja\./);
  expect(held?.textContent).toMatch(/Situação.*antes: Para aprovar.*depois: Em espera/);
  expect(refused?.textContent).toContain('recusou · Pedido');
  expect(refused?.textContent).toMatch(/Motivo.*Não dá para entregar/);
});

test('ADM-09 only what differs is shown, part by part', () => {
  const before = { title: { 'pt-BR': 'Um' }, order: [1, 2], id: anId(1) };
  const after = { title: { 'pt-BR': 'Dois', 'fr-FR': 'Deux' }, order: [2, 1], id: anId(2) };
  expect(changesBetween(before, after)).toEqual([
    { path: 'title.pt-BR', before: 'Um', after: 'Dois' },
    { path: 'title.fr-FR', before: undefined, after: 'Deux' },
    { path: 'order', before: '1, 2', after: '2, 1' },
  ]);
  expect(changesBetween(null, null)).toEqual([]);
});

test('ADM-09 a superuser sees how many jobs were given up, which and why, and has them done again', async () => {
  const job = { id: anId(60), queue: 'notices.letter', at: '2026-11-20T12:30:00.000Z', tries: 61, fault: 'connect ECONNREFUSED' };
  let items = [job, { ...job, id: anId(61), queue: 'identity.send-recovery-link' }];
  answers(listAuditLog, () => ({ items: [], next: null }));
  answers(listDeadJobs, () => ({ items, count: items.length }));
  const asked = answers(replayDeadJobs, ({ body }) => {
    items = items.filter(({ id }) => !body.ids.includes(id));
    return { replayed: body.ids.length };
  });
  await openConsoleAt('/audit-log');
  const dead = await screen.findByRole('region', { name: '2 tarefas foram abandonadas' });
  await userEvent.click(within(dead).getByText('Ver as tarefas'));
  expect(dead.textContent).toMatch(/notices\.letter.*61 tentativas.*ECONNREFUSED/);
  await userEvent.click(within(dead).getByRole('button', { name: 'Repetir notices.letter' }));
  await screen.findByRole('region', { name: '1 tarefa foi abandonada' });
  expect(asked.map(({ body }) => body)).toEqual([{ ids: [anId(60)] }]);
});

test('CLI-06 whoever manages one client sees nothing of jobs, which are the site’s', async () => {
  answers(listAuditLog, () => ({ items: [entry], next: null }));
  const asked = answers(listDeadJobs, () => ({ items: [], count: 0 }));
  await openConsoleAt('/audit-log', { can: permissions.filter((permission) => permission !== 'clients.create') });
  await screen.findByRole('listitem');
  expect(asked).toEqual([]);
});

test('ADM-09 the audit log is narrowed by kind, by who did it and by days; one bulk change is one line, and opens what it did to each', async () => {
  const bulk = {
    ...entry,
    what: 'bulk_change.block',
    subject: 'bulk_change',
    subjectId: anId(70),
    name: null,
    before: null,
    after: { done: 2, meanwhile: 0 },
  };
  const one = {
    ...entry,
    id: anId(51),
    what: 'person.blocked',
    subject: 'person',
    name: 'Caio Prado',
    before: { status: 'approved' },
    after: { status: 'blocked' },
  };
  answers(listTrailPeople, () => ({ items: [{ id: anId(10), name: 'Lúcia Bittencourt' }] }));
  const asked = answers(listAuditLog, ({ query }) => ({ items: query.get('batchId') ? [one] : [bulk], next: null }));
  const { address } = await openConsoleAt('/audit-log');
  await screen.findByRole('option', { name: 'Lúcia Bittencourt' });
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Mudança em massa');
  await userEvent.selectOptions(screen.getByLabelText('Quem fez'), 'Lúcia Bittencourt');
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-11-01' } });
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      limit: '30',
      subject: 'bulk_change',
      personId: anId(10),
      from: '2026-11-01',
    }),
  );
  expect(address()).toContain('from=2026-11-01');
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toContain('Lúcia Bittencourt bloqueou em massa · Mudança em massa');
  await userEvent.click(within(line).getByRole('button', { name: 'Ver uma a uma' }));
  expect(await screen.findByRole('link', { name: 'Caio Prado' })).toBeTruthy();
  expect(asked.at(-1)?.query.get('batchId')).toBe(anId(70));
});
