import { getCourse, listNotes, openActivity, reportLearning, saveNote, type Note } from '@vitrine/contract/learning';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { activity, course, id, player } from './testing/facts.ts';

withNetwork();

const note = (more: Partial<Note> = {}): Note => ({
  id: id(70),
  activityId: id(20),
  second: 83,
  text: 'Tambor de inox',
  version: 3,
  writtenAt: '2026-11-20T12:00:00Z',
  ...more,
});
type Written = { noteId: string; text: string; second: number | null; base: number; activityId: string };

/** What the server was told, as it came. */
function heard(written: Written[]) {
  return answers(saveNote, ({ body, path }) => {
    written.push({ noteId: path.split('/').at(-1) ?? '', ...saveNote.body.parse(body) });
    return { kept: 'create' };
  });
}

const kept = answers(reportLearning, ({ body }) => ({
  kept: reportLearning.body.parse(body).events.map(({ event_id: event }) => event),
  refused: [],
  activities: [],
  courses: [],
}));

test('a note without seconds is written beside a text, an edit says what it saw, and an empty one cannot be kept', async () => {
  const written: Written[] = [];
  const row = activity();
  network(
    heard(written),
    kept,
    answers(openActivity, () => player()),
    answers(listNotes, () => ({ items: [note({ activityId: row.id, second: null })] })),
  );
  await enter(`/courses/${id(10)}/activities/1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Minhas anotações' }));
  const pane = await screen.findByRole('dialog', { name: 'Minhas anotações' });
  const keep = () => within(pane).getAllByRole<HTMLButtonElement>('button', { name: 'Guardar' });
  expect(keep()[0]?.disabled).toBe(true);
  await userEvent.type(within(pane).getByLabelText('Nova anotação'), 'Levar ao balcão');
  await userEvent.click(keep()[0] ?? pane);
  await waitFor(() => expect(written).toMatchObject([{ text: 'Levar ao balcão', second: null, base: 0, activityId: row.id }]));

  await userEvent.click(within(pane).getByRole('button', { name: 'Editar: Tambor de inox' }));
  const field = within(pane).getByLabelText('Mudar a anotação');
  await userEvent.clear(field);
  await userEvent.type(field, 'Tambor de aço');
  await userEvent.click(keep()[1] ?? pane);
  await waitFor(() => expect(written[1]).toMatchObject({ noteId: id(70), text: 'Tambor de aço', base: 3 }));
});

test('the page of a course shows all notes in the order of its activities, each as a way to its second', async () => {
  const [first, second] = [activity({ title: 'Filme' }), activity({ id: id(21), title: 'Guia', hierarchy_order: 2 })];
  network(
    answers(getCourse, () => course({ activitiesMenu: [first, second] })),
    answers(listNotes, () => ({
      items: [
        note({ id: id(71), activityId: second.id, second: null, text: 'Depois' }),
        note({ activityId: first.id }),
        note({ id: id(72), activityId: id(99), text: 'De outra versão' }),
      ],
    })),
  );
  await enter(`/online-courses/${id(10)}`);
  const own = await screen.findByRole('region', { name: 'Minhas anotações' });
  await within(own).findByText('De outra versão');
  const links = within(own)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Filme · 1:23', `/courses/${id(10)}/activities/1?at=83`],
    ['Guia', `/courses/${id(10)}/activities/2`],
  ]);
  expect(within(own).getByText('Atividade que saiu do curso')).toBeTruthy();
});
