import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countPeople, exportPeople, listPeople } from '@vitrine/contract/people';
import {
  exportGroupMembers,
  exportRegistrations,
  exportTagMembers,
  getGroup,
  getSiteLists,
  getTag,
  listGroupMembers,
  listRegistrations,
  listTagMembers,
} from '@vitrine/contract/identity';
import { expect, test, vi } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

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
    faq_categories: [],
    reward_categories: [],
    reward_departments: [],
    reward_levels: [],
    library_file_categories: [],
    library_file_extensions: [],
    trail_complete_categories: [],
    has_trailcomplete_null_category: false,
    wildcard_pages: [],
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

test('ADM-02 a filter in the address that no list has is told, and the export can be tried again', async () => {
  const saved = savedFiles();
  thePeople();
  await openConsoleAt('/people?status=nonsense');
  await choose('CSV');
  expect(await within(await screen.findByRole('status')).findByText('Ocorreu um erro inesperado. Tente novamente.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toHaveProperty('disabled', false));
  expect(saved).toEqual([]);
});

const belonging = {
  groups: { list: listGroupMembers, wire: exportGroupMembers, file: 'group_members.csv' },
  tags: { list: listTagMembers, wire: exportTagMembers, file: 'tag_members.csv' },
};

test.each(['groups', 'tags'] as const)('ADM-02 CLI-09 who belongs to one of the %s is downloaded as the list is narrowed', async (path) => {
  const saved = savedFiles();
  const { list, wire, file } = belonging[path];
  answers(getGroup, () => refused('not_found', undefined, 404));
  answers(getTag, () => refused('not_found', undefined, 404));
  const listed = answers(list, () => ({ items: [], next: null }));
  const asked = answers(wire, () => 'x');
  await openConsoleAt(`/${path}/${anId(5)}/members`);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar pessoa' }), 'ana');
  await userEvent.click(screen.getByText('Participam'));
  await waitFor(() => expect(listed.at(-1)?.query.get('isIn')).toBe('true'));
  await choose('CSV');
  await waitFor(() => expect(saved).toEqual([file]));
  expect(asked.map(({ params, query }) => [Object.values(params), Object.fromEntries(query)])).toEqual([
    [[anId(5)], { search: 'ana', isIn: 'true', format: 'csv' }],
  ]);
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
