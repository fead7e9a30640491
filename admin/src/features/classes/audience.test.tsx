import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { getClassToManage, listClassesToManage, listClassPeople, saveClass } from '@vitrine/contract/classes';
import { getSiteLists } from '@vitrine/contract/identity';
import { listPeople } from '@vitrine/contract/people';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';
import { aClass, classId } from './testing.ts';

withNetwork();

const [groupId, areaId, tagId] = [anId(60), anId(61), anId(62)];
const detail = aClass({
  name: 'Webinar da linha nova',
  kind: 'webinar',
  seats: null,
  closesAt: '2026-12-19T12:00:00.000Z',
  hasLounge: true,
  groupIds: [groupId],
});

test('CLI-09 PRE-02 WEB-01 the form of a class says whom it is for, shows what is kept, and sends what was added', async () => {
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listPeople, () => ({ items: [], next: null, count: 0, isMore: false }));
  answers(listClassesToManage, () => ({ items: [], next: null }));
  answers(listClassPeople, () => ({ items: [] }));
  answers(getClassToManage, () => detail);
  answers(getSiteLists, () => ({
    country_areas: [{ id: areaId, name: 'Chile', countries: ['CL'] }],
    genders: [],
    group_users_labels: [],
    groups_user: [{ id: groupId, name: 'Vendas Sul', labelId: null }],
    marital_status: [],
    tags: [{ id: tagId, name: 'Fogões' }],
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
  const saved = answers(saveClass, () => detail);
  await openConsoleAt(`/classes?open=${classId}`);
  const audience = await screen.findByRole('region', { name: 'Para quem é' });
  expect(within(audience).getByText(/Ninguém escolhido: toda pessoa que vê o curso/)).toBeTruthy();
  expect(await within(audience).findByRole('checkbox', { name: 'Vendas Sul', checked: true })).toBeTruthy();
  expect(within(audience).getByRole('checkbox', { name: 'Chile', checked: false })).toBeTruthy();
  await userEvent.click(within(audience).getByRole('checkbox', { name: 'Fogões' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved.at(-1)?.body).toEqual({ version: 3, class: { tagIds: [tagId] }, was: { tagIds: [] } }));
});
