import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimForumReport,
  decideAppeal,
  decideForumReport,
  getForumReport,
  getForumWords,
  listForumReports,
  releaseForumReport,
  saveForumWords,
  type ForumCase,
  type ForumCaseRow,
} from '@vitrine/contract/forum';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const row: ForumCaseRow = {
  id: anId(700),
  version: 1,
  state: 'waiting',
  topicId: anId(701),
  topicTitle: 'Preços',
  boardName: 'No balcão',
  author: { memberId: anId(702), name: 'Caio Bezerra' },
  excerpt: 'Compre comigo',
  isAudio: false,
  isTopic: false,
  isHidden: true,
  reporters: 3,
  reasons: ['advertising'],
  openedAt: '2026-11-21T12:12:00.000Z',
  decision: null,
  decidedAt: null,
  claim: null,
  heldWord: null,
  isAppealed: false,
};
const opened = (given: Partial<ForumCase> = {}): ForumCase => ({
  ...row,
  post: {
    number: 1,
    text: 'Compre comigo por fora',
    audio: null,
    state: 'hidden',
    createdAt: '2026-11-21T12:00:00.000Z',
    editedAt: null,
    revision: 1,
  },
  revisions: [],
  before: [],
  reports: [{ name: 'Elaine', reason: 'advertising', note: 'De novo', at: '2026-11-21T12:12:00.000Z', isOfThisRevision: true }],
  topic: { status: 'open', replies: 1, isPinned: false },
  history: { posts: 4, removed: 1, warned: 0, mutedUntil: null },
  judged: null,
  appeal: null,
  can: { claim: true, decide: true, decideAppeal: false },
  ...given,
});
const asQueue = () => answers(listForumReports, () => ({ items: [row], next: null, counts: { all: 1, hidden: 1 } }));

test('ADM-07 what another moderator decided in between is told, with who and why', async () => {
  let judged: Partial<ForumCase> = {};
  asQueue();
  answers(getForumReport, () => opened(judged));
  answers(claimForumReport, () => opened());
  answers(releaseForumReport, () => ({}));
  answers(decideForumReport, () => refused('already_judged'));
  await openConsoleAt(`/forum?open=${row.id}`);
  await userEvent.click(await screen.findByRole('radio', { name: /^Manter/ }));
  judged = {
    state: 'judged',
    version: 2,
    decision: 'remove',
    decidedAt: '2026-11-21T13:00:00.000Z',
    judged: { by: 'Rita Lopes', why: 'Venda por fora', muteDays: 7 },
    can: { claim: false, decide: false, decideAppeal: false },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Manter o texto' }));
  expect(await screen.findByText('Outra pessoa já decidiu esta denúncia.')).toBeTruthy();
  expect(await screen.findByText(/Rita Lopes decidiu em .*Venda por fora Pausa de 7 dias\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull();
});

test('ADM-07 a report that somebody else looks at says who, and offers no decision', async () => {
  const claim = { by: 'Rita Lopes', isMine: false, until: '2099-01-01T00:00:00.000Z' };
  asQueue();
  answers(getForumReport, () => opened({ claim, can: { claim: false, decide: false, decideAppeal: false } }));
  await openConsoleAt(`/forum?open=${row.id}`);
  expect(await screen.findByText('Rita Lopes está analisando esta denúncia.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('ADM-07 FOR-02 another moderator answers an appeal with a reason; what the server refuses stands there, and what was typed stays', async () => {
  const listed: ForumCaseRow = { ...row, state: 'judged', isAppealed: true };
  answers(listForumReports, () => ({ items: [listed], next: null, counts: { all: 1, hidden: 0 } }));
  const appeal = { text: 'Era só uma comparação.', at: '2026-11-22T12:00:00.000Z', outcome: null, why: '', by: '', decidedAt: null };
  const judged = opened({
    state: 'judged',
    isAppealed: true,
    decision: 'remove',
    decidedAt: '2026-11-21T13:00:00.000Z',
    judged: { by: 'Wagner Bento', why: 'Propaganda', muteDays: 0 },
    appeal,
    can: { claim: false, decide: false, decideAppeal: true },
  });
  answers(getForumReport, () => judged);
  let isKnown = false;
  const overturned = (why: string): ForumCase => ({
    ...judged,
    isAppealed: false,
    appeal: { ...appeal, outcome: 'overturned', why, by: 'Lúcia Bittencourt', decidedAt: appeal.at },
  });
  const asked = answers(decideAppeal, ({ body }) => (isKnown ? overturned(body.why) : refused('own_decision')));
  await openConsoleAt(`/forum?state=appealed&open=${anId(700)}`);
  expect(await screen.findByText('Era só uma comparação.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Motivo'), 'Comparar é permitido.');
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer a decisão' }));
  expect(await screen.findByText(/outra pessoa precisa responder ao recurso/)).toBeTruthy();
  expect(screen.getByDisplayValue('Comparar é permitido.')).toBeTruthy();
  isKnown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer a decisão' }));
  expect((await screen.findAllByText('Decisão desfeita.')).length).toBeGreaterThan(0);
  expect(asked.map(({ body }) => body.outcome)).toEqual(['overturned', 'overturned']);
});

test('FOR-01 words that hold a text are kept one a line; a word that is too short is told at the field', async () => {
  const kept = { version: 1, words: ['sem nota'], can: { save: true } };
  answers(getForumWords, () => kept);
  const asked = answers(saveForumWords, ({ body }) =>
    body.words.includes('ok')
      ? refused('invalid_request', { 'words.1': 'word_too_short' }, 422)
      : { ...kept, version: 2, words: body.words },
  );
  await openConsoleAt('/forum/words');
  const field = await screen.findByLabelText('Palavras');
  await userEvent.type(field, '\nok');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar palavras' }));
  expect(await screen.findByText('Use palavras de três letras ou mais.')).toBeTruthy();
  await userEvent.type(field, 'tudo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar palavras' }));
  expect(await screen.findByText('Palavras salvas.')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ version: 1, words: ['sem nota', 'oktudo'] });
});
