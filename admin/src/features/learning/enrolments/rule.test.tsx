import { createEnrolmentRule, listEnrolmentRules, listEnrolments, type EnrolmentRule } from '@vitrine/contract/learning';
import { getSiteLists } from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../../testing.tsx';

withNetwork();

test('SES-19 a group is put into a course that comes before the portal, and the rule says so', async () => {
  const rules: EnrolmentRule[] = [];
  answers(listEnrolments, () => ({ items: [], next: null }));
  answers(listEnrolmentRules, () => ({ items: rules }));
  const asked = answers(createEnrolmentRule, ({ body }) => {
    const rule = { id: anId(61), groupId: body.groupId, group: 'Novos', dueDays: body.dueDays, comesFirst: body.comesFirst, members: 3 };
    rules.push(rule);
    return rule;
  });
  await openConsoleAt(`/enrolments/course/${anId(50)}`);
  answers(getSiteLists, () => ({
    countries: [],
    country_areas: [],
    genders: [],
    group_users_labels: [],
    groups_user: [{ id: anId(60), name: 'Novos', labelId: null }],
    marital_status: [],
    tags: [],
    faq_categories: [],
    reward_categories: [],
    reward_departments: [],
    reward_levels: [],
    trail_complete_categories: [],
    has_trailcomplete_null_category: false,
    library_file_categories: [],
    library_file_extensions: [],
    wildcard_pages: [],
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Inscrever um grupo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inscrever um grupo' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Grupo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Novos', hidden: true }));
  await userEvent.selectOptions(dialog.getByLabelText('Antes do portal'), 'Vem antes e não pode esperar');
  await userEvent.click(dialog.getByRole('button', { name: 'Inscrever o grupo' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ groupId: anId(60), dueDays: null, comesFirst: 'must' }));
  expect((await screen.findByText('Novos', { selector: 'b' })).parentElement?.textContent).toContain(
    '3 pessoas · Vem antes e não pode esperar',
  );
});
