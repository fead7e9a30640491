import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { getSenceCourse, listSenceCourses, saveSenceCourse } from '@vitrine/contract/sence';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

test('SEN-03 ADM-01 a course under the authority stays the course that it is; its codes are saved, and only what was changed is sent', async () => {
  const id = anId(910);
  const course = { courseId: id, line: '3' as const, senceCode: '1237999901', actionCode: '5901234' };
  for (const list of [listSenceCourses, listCourseDrafts] as const) answers(list, () => ({ items: [], next: null }));
  answers(getSenceCourse, () => ({ id, version: 2, course, can: { edit: true, remove: true } }));
  const sent = answers(saveSenceCourse, () => ({ id, version: 3, course, can: { edit: true, remove: true } }));
  await openConsoleAt(`/sence-courses?open=${id}`);
  await userEvent.type(await screen.findByDisplayValue('5901234'), '5');
  expect(screen.queryByRole('combobox', { name: 'Curso' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 2, course: { actionCode: '59012345' }, was: { actionCode: '5901234' } }));
});
