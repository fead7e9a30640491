import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { addEncounters, getClassToManage, listClassesToManage, listClassPeople } from '@vitrine/contract/classes';
import { listPeople } from '@vitrine/contract/people';
import { checkDates } from '@vitrine/contract/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';
import { aClass, classId } from './testing.ts';

withNetwork();

const instructorId = anId(53);
const detail = aClass({ instructorId });

test('VAL-13 encounters are planned on Tuesdays and Thursdays by one form, which shows the dates with who teaches elsewhere, and each refusal at its field', async () => {
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listPeople, () => ({ items: [], next: null, count: 0, isMore: false }));
  answers(listClassesToManage, () => ({ items: [], next: null }));
  answers(listClassPeople, () => ({ items: [] }));
  answers(getClassToManage, () => detail);
  const checked = answers(checkDates, ({ body }) => ({
    dates: body.dates.map((_, at) => ({
      conflicts: at === 2 ? [{ kind: 'instructor_twice' as const, with: ['Fogões'] }] : [],
    })),
  }));
  answers(addEncounters, () => refused('encounter_overlap', { time: 'encounter_overlap' }, 422));
  await openConsoleAt(`/classes?open=${classId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar encontro' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Dia'), '2037-04-02');
  await userEvent.type(dialog.getByLabelText('Local'), 'Loja-escola');
  await userEvent.click(dialog.getByRole('switch', { name: 'Repetir' }));
  expect(await dialog.findByRole('checkbox', { name: 'quinta-feira', checked: true })).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'terça-feira' }));
  const dates = within(await dialog.findByRole('region', { name: 'Datas' }));
  expect(dates.getAllByRole('listitem').map((item) => item.textContent?.split(',')[0])).toEqual([
    'quinta-feira',
    'terça-feira',
    'quinta-feira',
    'terça-feira',
  ]);
  const busy = await dates.findByText('Quem ensina está em outra turma: Fogões');
  expect(busy.closest('li')?.textContent).toContain('9 de abril');
  expect(checked.at(-1)?.body).toMatchObject({ instructorId, place: 'Loja-escola', people: 20, capacity: null, besides: null });

  await userEvent.click(dialog.getByRole('button', { name: 'Marcar 4 encontros' }));
  await waitFor(() => expect(dialog.getByLabelText('Hora')).toHaveProperty('ariaInvalid', 'true'));
  const sent = answers(addEncounters, () => detail);
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar 4 encontros' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      day: '2037-04-02',
      rule: { frequency: 'weekly', interval: 1, byday: ['TU', 'TH'], until: null, count: 4 },
    }),
  );
});
