import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimForumReport,
  decideForumReport,
  getForumReport,
  listForumReports,
  releaseForumReport,
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
  can: { claim: true, decide: true },
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
    can: { claim: false, decide: false },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Manter o texto' }));
  expect(await screen.findByText('Outra pessoa já decidiu esta denúncia.')).toBeTruthy();
  expect(await screen.findByText(/Rita Lopes decidiu em .*Venda por fora Pausa de 7 dias\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull();
});

test('ADM-07 a report that somebody else looks at says who, and offers no decision', async () => {
  const claim = { by: 'Rita Lopes', isMine: false, until: '2099-01-01T00:00:00.000Z' };
  asQueue();
  answers(getForumReport, () => opened({ claim, can: { claim: false, decide: false } }));
  await openConsoleAt(`/forum?open=${row.id}`);
  expect(await screen.findByText('Rita Lopes está analisando esta denúncia.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
