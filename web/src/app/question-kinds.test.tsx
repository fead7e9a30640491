/** How each kind of question is answered: what the server is sent, by keyboard and pointer alike. */
import { saveAnswer, type AskedQuestion } from '@vitrine/contract/assessment';
import { openActivity, reportLearning, startAttempt } from '@vitrine/contract/learning';
import type { QuestionKind } from '@vitrine/domain/assessment';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { attempt, id, player } from './testing/facts.ts';

withNetwork();
// A text box that grows asks when letters have come; the stand-in of a browser has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const [a, b, c] = [id(801), id(802), id(803)];
const own = id(800);
const asked = (kind: QuestionKind, given: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: own,
  kind,
  prompt: 'Qual é?',
  image: null,
  options: [],
  pairs: [],
  entries: [],
  answer: null,
  ...given,
});
const three = [
  { id: a, text: 'Gaveta' },
  { id: b, text: 'Porta' },
  { id: c, text: 'Freezer' },
];
const press = (role: 'radio' | 'checkbox' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

type Case = {
  question: AskedQuestion;
  hint: string;
  act: () => Promise<unknown>;
  sent: { options: string[]; entries: Record<string, string> };
};
const cases: Record<QuestionKind, Case> = {
  single: {
    question: asked('single', { options: three }),
    hint: 'Escolha uma resposta.',
    act: () => press('radio', 'Porta'),
    sent: { options: [b], entries: {} },
  },
  multiple: {
    question: asked('multiple', { options: three }),
    hint: 'Escolha todas as certas.',
    act: async () => {
      await press('checkbox', 'Gaveta');
      await press('checkbox', 'Freezer');
    },
    sent: { options: [a, c], entries: {} },
  },
  true_false: {
    question: asked('true_false', { options: three.slice(0, 2) }),
    hint: 'Escolha uma resposta.',
    act: () => press('radio', 'Gaveta'),
    sent: { options: [a], entries: {} },
  },
  short_text: {
    question: asked('short_text', { entries: [a] }),
    hint: 'Escreva a resposta.',
    act: () => write('Sua resposta', 'inverse'),
    sent: { options: [], entries: { [a]: 'inverse' } },
  },
  numeric: {
    question: asked('numeric', { entries: [a] }),
    hint: 'Escreva um número.',
    act: () => write('Sua resposta', '3,5'),
    sent: { options: [], entries: { [a]: '3,5' } },
  },
  matching: {
    question: asked('matching', { options: three.slice(0, 2), pairs: [{ id: c, text: 'Em baixo' }] }),
    hint: 'Escolha o par de cada item.',
    act: () => userEvent.selectOptions(screen.getByLabelText('Porta'), 'Em baixo'),
    sent: { options: [], entries: { [b]: c } },
  },
  ordering: {
    question: asked('ordering', { options: three }),
    hint: 'Coloque na ordem certa.',
    act: () => press('button', 'Subir: Freezer'),
    sent: { options: [a, c, b], entries: {} },
  },
  cloze: {
    question: asked('cloze', { prompt: 'A [1] fica em [2].', entries: [a, b] }),
    hint: 'Escreva o que falta em cada lacuna.',
    act: async () => {
      await write('Lacuna 1', 'gaveta');
      await write('Lacuna 2', 'baixo');
    },
    sent: { options: [], entries: { [a]: 'gaveta', [b]: 'baixo' } },
  },
  hotspot: {
    question: asked('hotspot', {
      image: '/media/x',
      options: three.map((one, at) => ({ ...one, area: { x: at * 30, y: 0, width: 20, height: 20 } })),
    }),
    hint: 'Toque na parte certa da imagem.',
    act: () => press('radio', 'Freezer'),
    sent: { options: [c], entries: {} },
  },
  essay: {
    question: asked('essay', { entries: [a] }),
    hint: 'Escreva a resposta.',
    act: () => write('Sua resposta', 'Mostro a etiqueta.'),
    sent: { options: [], entries: { [a]: 'Mostro a etiqueta.' } },
  },
};

test.each(Object.entries(cases))(
  'TST-01 a question of the kind %s is asked in its own words, answered, and sent as it was given',
  async (kind, one) => {
    const given: { options: string[]; entries: Record<string, string> }[] = [];
    network(
      answers(reportLearning, () => ({ kept: [], refused: [], activities: [], courses: [] })),
      answers(openActivity, () => player()),
      answers(startAttempt, () => attempt({ questions: [one.question] })),
      answers(saveAnswer, ({ body }) => {
        given.push(saveAnswer.body.parse(body));
        return { revision: given.length, timeLeftSeconds: 1_190 };
      }),
    );
    await enter(`/courses/${id(10)}/activities/1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a prova' }));
    expect(await screen.findByText(one.hint)).toBeTruthy();
    await one.act();
    await waitFor(() => expect(given.at(-1)).toMatchObject(one.sent));
    if (kind === 'essay') expect(screen.getByText('Uma pessoa lê e dá a nota.')).toBeTruthy();
    if (kind === 'ordering')
      await waitFor(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toContain('Freezer'));
  },
);
