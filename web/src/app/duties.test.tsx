import type { Duty, Me } from '@vitrine/contract/identity';
import { getMe } from '@vitrine/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, comeBack, enter, network, withNetwork } from './testing.tsx';
import { id, me } from './testing/facts.ts';

withNetwork();

const survey: Duty = { id: id(71), title: 'Como foi a sua semana', address: '/online-courses' };
const training: Duty = { id: id(72), title: 'Atender bem', address: '/online-courses' };

/** What is due now; a test changes it as the rooms of surveys and trainings would. */
function dueIs(first: Partial<Me['mandatory']>, mayClose = true) {
  let due = { survey: null, training: null, ...first };
  network(
    answers(getMe, () => ({
      ...me(),
      mandatory: due,
      gates: [...(due.survey ? (['mandatory_surveys'] as const) : []), ...(due.training ? (['mandatory_drills'] as const) : [])],
      has_close_banner_drills: mayClose,
    })),
  );
  return { done: () => (due = { survey: null, training: null }), next: (other: Duty) => (due = { survey: null, training: other }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('SES-19 a survey stands before every screen but its own, cannot be put off, and lets through once it was answered', async () => {
  const due = dueIs({ survey });
  await enter('/profile');
  await heading('Uma pesquisa espera por você');
  expect(window.location.pathname).toBe('/mandatory-surveys');
  expect(screen.getByRole('heading', { name: survey.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agora não' })).toBeNull();
  await go('Responder agora');
  await waitFor(() => expect(window.location.pathname).toBe('/online-courses'));
  await comeBack('/certificates');
  await heading('Uma pesquisa espera por você');
  due.done();
  await comeBack('/certificates');
  await heading('Certificados');
});

test('SES-19 the banner of a required training closes where the client allows it, stays closed over a reload of the page, and another required training opens it again', async () => {
  const due = dueIs({ training });
  await enter('/profile');
  await heading('Um exercício espera por você');
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  await heading('Eu');
  await comeBack('/certificates');
  await heading('Certificados');
  due.next({ ...training, id: id(73), title: 'Outro exercício' });
  await comeBack('/certificates');
  await heading('Um exercício espera por você');
  expect(screen.getByRole('heading', { name: 'Outro exercício' })).toBeTruthy();
});

test('SES-19 the banner of a required training stays where the client wants it done, though it was closed on this device before', async () => {
  dueIs({ training }, true);
  await enter('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Agora não' }));
  await heading('Eu');
  dueIs({ training }, false);
  await comeBack('/profile');
  await heading('Um exercício espera por você');
  expect(screen.queryByRole('button', { name: 'Agora não' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Fazer o exercício' }).getAttribute('href')).toBe('/online-courses');
});

test('SES-19 the gate’s own address leads on where nothing is due', async () => {
  dueIs({});
  await enter('/mandatory-drills');
  await heading('Oi, Camila');
});
