import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countPeople, exportPeople, exportRegistrations, getSiteLists, listPeople, listRegistrations } from '@vitrine/contract/identity';
import { expect, test, vi } from 'vitest';
import { answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

/** What the browser was told to save, by name. */
function savedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:sheet';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

async function choose(format: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format, hidden: true }));
}

function thePeople() {
  answers(getSiteLists, () => ({
    country_areas: [],
    genders: [],
    group_users_labels: [],
    groups_user: [],
    marital_status: [],
    tags: [],
    countries: [],
  }));
  answers(listPeople, () => ({ items: [], next: null }));
  answers(countPeople, () => ({ count: 0, hasMore: false }));
}

test('ADM-02 the list of people is downloaded by its filters and in its order, as the form that is chosen', async () => {
  const saved = savedFiles();
  thePeople();
  const asked = answers(exportPeople, () => 'x');
  await openConsoleAt('/people?status=blocked&sort=-joined');
  await choose('Planilha do Excel (XLSX)');
  await waitFor(() => expect(saved).toEqual(['people.xlsx']));
  await choose('CSV');
  await waitFor(() => expect(saved).toEqual(['people.xlsx', 'people.csv']));
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
    { status: 'blocked', sort: '-joined', format: 'xlsx' },
    { status: 'blocked', sort: '-joined', format: 'csv' },
  ]);
});

test('ADM-02 what hinders an export is said, and it can be tried again', async () => {
  const saved = savedFiles();
  thePeople();
  answers(exportPeople, () => refused('not_found', undefined, 404));
  await openConsoleAt('/people');
  await choose('CSV');
  expect(await screen.findByRole('status')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toHaveProperty('disabled', false));
  expect(saved).toEqual([]);
});

test('ADM-02 a queue is downloaded as it is narrowed', async () => {
  const saved = savedFiles();
  answers(listRegistrations, () => ({ items: [], next: null, counts: { all: 0, register: 0, seven_trade: 0, pop_trade: 0 } }));
  const asked = answers(exportRegistrations, () => 'x');
  await openConsoleAt('/registrations?status=approved');
  await choose('CSV');
  await waitFor(() => expect(saved).toEqual(['registrations.csv']));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ status: 'approved', show: 'all', format: 'csv' });
});
