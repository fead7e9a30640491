import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getClassToManage,
  listOpenings,
  moveOpening,
  steerEncounter,
  watchClass,
  type ClassDetail,
  type ClassWatch,
  type Opening,
} from '@vitrine/contract/classes';
import { permissions } from '@vitrine/domain/identity';
import { locales } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const at = '2026-11-20T13:00:00.000Z';
const classId = anId(50);
const encounter = {
  id: anId(51),
  day: '2026-11-20',
  time: '09:30',
  zone: 'America/Sao_Paulo',
  minutes: 120,
  beginsAt: '2026-11-20T12:30:00.000Z',
  endsAt: '2026-11-20T14:30:00.000Z',
  place: '',
  isOnline: true,
  isCanceled: false,
  meetingUrl: 'https://meet.example.com/a',
  isRunning: true,
  isPaused: false,
  isEnded: false,
  isInPage: false,
  unmarked: 0,
};
const detail: ClassDetail = {
  id: classId,
  version: 3,
  state: 'live',
  isPublished: true,
  class: {
    name: 'Mão na massa',
    kind: 'live_class',
    courseId: anId(52),
    instructorId: anId(11),
    seats: 20,
    opensAt: at,
    closesAt: at,
    minimumPercent: 75,
    isTentative: false,
  },
  taken: 5,
  waiting: 0,
  encounters: [encounter],
  reactions: null,
  can: {
    save: true,
    plan: true,
    publish: false,
    close: true,
    cancel: true,
    mark: true,
    correct: false,
    moderate: true,
    issueResults: false,
  },
};
const stage = (number: number, title: string, more: Partial<Opening> = {}): Opening => ({
  activityId: anId(60 + number),
  hierarchy_order: number,
  title,
  kind: 'pdf',
  state: 'live_class_closed',
  revision: 0,
  movedBy: null,
  movedAt: null,
  done: 0,
  begun: 0,
  ...more,
});
const moved = { movedBy: 'Rita', movedAt: '2026-11-20T12:57:30.000Z' };
const openings = {
  items: [
    stage(1, 'Demonstração', { revision: 2, done: 4, ...moved }),
    stage(2, 'Qual forno?', { kind: 'evaluated_quiz', state: 'live_class_opened', revision: 1, done: 1, begun: 2, ...moved }),
    stage(3, 'A conta'),
    stage(4, 'Avaliação'),
  ],
  people: 5,
  canMove: true,
};
const person = (number: number, name: string, more: Partial<ClassWatch['people'][number]> = {}): ClassWatch['people'][number] => ({
  memberId: anId(70 + number),
  name,
  sighting: 'here',
  seenAt: at,
  work: 'none',
  movedAt: null,
  test: null,
  ...more,
});
const option = (number: number, text: string, count: number, isRight = false) => ({ id: anId(90 + number), text, count, isRight });
const watch: ClassWatch = {
  at,
  isUnderWay: true,
  people: [
    person(1, 'Nina', { work: 'done', test: { asked: 2, answered: 2, right: 1 } }),
    person(2, 'Camila', { work: 'begun', test: { asked: 2, answered: 1, right: null } }),
    person(3, 'Wagner', { sighting: 'gone', seenAt: '2026-11-20T12:56:00.000Z' }),
    person(4, 'Joana', { sighting: 'never', seenAt: null }),
    person(5, 'Davi'),
  ],
  activityId: anId(62),
  questions: [
    {
      id: anId(80),
      kind: 'single',
      prompt: 'Qual forno?',
      asked: 4,
      answered: 4,
      right: 1,
      options: [option(1, 'De 44 L', 0), option(2, 'De 80 L', 1, true), option(3, 'Fogão', 3)],
    },
    { id: anId(81), kind: 'essay', prompt: 'Por quê?', asked: 4, answered: 1, right: null, options: [] },
  ],
};

async function openCockpit({ shown = watch, ...ask }: { shown?: ClassWatch } & Parameters<typeof openConsoleAt>[1] = {}) {
  answers(getClassToManage, () => detail);
  answers(listOpenings, () => openings);
  const asked = answers(watchClass, () => shown);
  await openConsoleAt(`/classes/${classId}/live`, ask);
  return asked;
}

test('LIV-02 the cockpit shows who is there, with those who need a look first, and each with one sign in words', async () => {
  await openCockpit();
  expect(await screen.findByRole('heading', { name: '3 aqui agora, de 5' })).toBeTruthy();
  const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Wagner.*sem sinal, 4 min/),
    expect.stringMatching(/Joana.*não chegou/),
    expect.stringMatching(/Camila.*questão 2 de 2/),
    expect.stringMatching(/Nina.*1 de 2.*acertou 1 de 2/),
    expect.stringMatching(/Davi.*ainda não abriu/),
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Sem avanço 2' }));
  expect(rows()).toHaveLength(2);
});

test('LIV-02 outside its hours the cockpit says nothing of who is missing', async () => {
  await openCockpit({
    shown: { ...watch, isUnderWay: false, people: watch.people.map((one) => ({ ...one, sighting: 'never', seenAt: null })) },
  });
  expect(await screen.findByRole('heading', { name: '5 pessoas inscritas' })).toBeTruthy();
  expect(screen.queryByText('não chegou')).toBeNull();
  expect(screen.getByText(/aparece de 15 minutos antes/)).toBeTruthy();
});

test('LIV-02 the answers are counted question by question; the right one can be hidden, and J walks on', async () => {
  await openCockpit();
  const question = within(await screen.findByRole('region', { name: 'Qual forno?' }));
  expect(question.getByText('Questão 1 de 2 · 4 respostas')).toBeTruthy();
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ADe 44 L0', 'BDe 80 L(certa)1', 'CFogão3']);
  expect(question.getByText(/3 escolheram “Fogão”/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^1 ?Qual forno\? ?25%/ }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar certa' }));
  expect(question.queryByText('(certa)')).toBeNull();
  expect(question.queryByText(/escolheram/)).toBeNull();
  expect(screen.getByRole('button', { name: /^1 ?Qual forno\? ?100%/ })).toBeTruthy();
  await userEvent.keyboard('j');
  expect(within(screen.getByRole('region', { name: 'Por quê?' })).getByText(/alguém lê e corrige depois/)).toBeTruthy();
});

test('LIV-02 the next step is the one button that stands out: L opens it and shows its answers; another step is looked at by its own button', async () => {
  const sent = answers(moveOpening, () => openings);
  const asked = await openCockpit();
  const next = await screen.findByRole('button', { name: 'Liberar A conta' });
  expect([
    next.getAttribute('aria-keyshortcuts'),
    screen.getByRole('button', { name: 'Liberar Avaliação' }).hasAttribute('aria-keyshortcuts'),
  ]).toEqual(['l', false]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver Demonstração' }));
  await userEvent.keyboard('l');
  expect(sent.map(({ params, body }) => [params['activityId'], body])).toEqual([[anId(63), { isOpen: true, revision: 0 }]]);
  expect(asked.map(({ query }) => query.get('activityId'))).toEqual([null, anId(61), anId(63)]);
});

test('LIV-02 who only reads opens and steers nothing; who teaches is asked twice before the end', async () => {
  answers(watchClass, () => watch);
  answers(getClassToManage, () => ({ ...detail, can: { ...detail.can, mark: false } }));
  answers(listOpenings, () => ({ ...openings, canMove: false }));
  await openConsoleAt(`/classes/${classId}/live`);
  expect(await screen.findByRole('button', { name: 'Ver Demonstração' })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /^(Liberar|Fechar|Reabrir|Pausar|Encerrar)/ })).toEqual([]);
  document.body.replaceChildren();
  const ended = answers(steerEncounter, () => detail);
  await openCockpit();
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  expect(ended).toHaveLength(0);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Encerrar este encontro?' })).getByRole('button', { name: 'Encerrar' }),
  );
  expect(ended.map(({ body }) => body)).toEqual([{ act: 'end' }]);
});

test('LIV-02 a class that is no live class has no cockpit; what does not come is asked for again', async () => {
  answers(getClassToManage, () => ({ ...detail, class: { ...detail.class, kind: 'presential' as const } }));
  await openConsoleAt(`/classes/${classId}/live`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nada por aqui' })).toBeTruthy();
  document.body.replaceChildren();
  answers(getClassToManage, () => detail);
  answers(listOpenings, () => openings);
  answers(watchClass, () => refused('unexpected', undefined, 500));
  await openConsoleAt(`/classes/${classId}/live`);
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

test('LAN-01 the cockpit speaks all four languages; CLI-06 it is not there for who may not see classes', async () => {
  const counts = {
    'pt-BR': '3 aqui agora, de 5',
    'en-US': '3 here now, of 5',
    'es-ES': '3 aquí ahora, de 5',
    'fr-FR': '3 ici maintenant, sur 5',
  };
  for (const locale of locales) {
    await openCockpit({ locale });
    expect(await screen.findByRole('heading', { name: counts[locale] })).toBeTruthy();
    document.body.replaceChildren();
  }
  await openConsoleAt(`/classes/${classId}/live`, { can: permissions.filter((one) => one !== 'classes.read') });
  expect(screen.queryByRole('heading', { name: counts['pt-BR'] })).toBeNull();
});
