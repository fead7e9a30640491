import {
  changeEnrolmentRule,
  createEnrolmentRule,
  listEnrolmentRules,
  listEnrolments,
  type EnrolmentRule,
} from '@vitrine/contract/learning';
import { getSiteLists } from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, overtaken, withNetwork } from '../../../testing.tsx';

withNetwork();

test('SES-19 a group is put into a course that comes before the portal, and the rule says so', async () => {
  const rules: EnrolmentRule[] = [];
  answers(listEnrolments, () => ({ items: [], next: null }));
  answers(listEnrolmentRules, () => ({ items: rules }));
  const asked = answers(createEnrolmentRule, ({ body }) => {
    const rule = {
      id: anId(61),
      version: 1,
      groupId: body.groupId,
      group: 'Novos',
      dueDays: body.dueDays,
      comesFirst: body.comesFirst,
      members: 3,
    };
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
  expect((await screen.findByText('Novos', { selector: 'b' })).parentElement?.textContent).toContain('3 pessoas');
  expect(screen.getByLabelText<HTMLSelectElement>('Antes do portal, para Novos').value).toBe('must');
});

test('SES-19 a rule that stands is told to come first otherwise, in place; who changed it meanwhile is told', async () => {
  const rule: EnrolmentRule = { id: anId(61), version: 4, groupId: anId(60), group: 'Novos', dueDays: 5, comesFirst: 'must', members: 3 };
  let isOvertaken = false;
  answers(listEnrolments, () => ({ items: [], next: null }));
  answers(listEnrolmentRules, () => ({ items: [rule] }));
  const asked = answers(changeEnrolmentRule, ({ body }) => {
    if (isOvertaken) return overtaken('Ana Prates', '2026-11-20T12:00:00.000Z');
    Object.assign(rule, { comesFirst: body.comesFirst, version: 5 });
    return rule;
  });
  await openConsoleAt(`/enrolments/course/${anId(50)}`);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Antes do portal, para Novos');
  await userEvent.selectOptions(choice, 'Vem antes, pode ficar para depois');
  await waitFor(() =>
    expect(asked.map(({ params, body }) => [params['ruleId'], body])).toEqual([[anId(61), { version: 4, comesFirst: 'may_wait' }]]),
  );
  expect(await screen.findByText('Regra de Novos mudada.')).toBeTruthy();
  await waitFor(() => expect(choice.value).toBe('may_wait'));
  isOvertaken = true;
  await userEvent.selectOptions(choice, 'Não vem antes');
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ version: 5, comesFirst: null }));
  await waitFor(() => expect(choice.value).toBe('may_wait'));
});
