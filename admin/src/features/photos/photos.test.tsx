import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approvePhoto,
  claimPhoto,
  getPhotoToAudit,
  listPhotosToAudit,
  releasePhoto,
  reprovePhoto,
  type AuditPhoto,
  type AuditPhotoRow,
} from '@vitrine/contract/photos';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const row = (place: number, part: Partial<AuditPhotoRow> = {}): AuditPhotoRow => ({
  id: anId(100 + place),
  version: 1,
  state: 'awaiting',
  sender: { memberId: anId(200 + place), name: 'Elaine Vieira' },
  storeName: 'Horizonte Mooca',
  typeName: place === 1 ? 'Vitrine' : 'Cozinha',
  points: 100,
  sentAt: '2026-11-21T12:12:00.000Z',
  url: '/files/vitrine.jpg',
  flags: place === 1 ? ['resent'] : [],
  claim: null,
  ...part,
});
const audited = (place: number, part: Partial<AuditPhoto> = {}): AuditPhoto => ({
  ...row(place),
  sender: { memberId: anId(200 + place), name: 'Elaine Vieira', photos: 31, reproved: 2 },
  campaignName: 'Virada Gelada',
  store: { id: anId(301), name: 'Horizonte Mooca', city: 'São Paulo', timeZone: 'America/Sao_Paulo' },
  week: { from: '2026-11-15', to: '2026-11-21' },
  writtenAt: null,
  isCredited: true,
  good: ['A exposição inteira'],
  bad: [],
  goodUrl: null,
  before: [],
  alike: null,
  decision: null,
  decidedBy: null,
  impact: { available: 3_140, availableAfter: 3_040, missing: 0 },
  can: { claim: true, decide: true },
  ...part,
});
const aQueue = () => {
  answers(listPhotosToAudit, () => ({ items: [row(1), row(2)], next: null, counts: { all: 2, mine: 0, resent: 1, suspect: 1 } }));
  answers(getPhotoToAudit, ({ params }) => audited(params['photoId'] === anId(101) ? 1 : 2));
  answers(claimPhoto, ({ params }) =>
    audited(params['photoId'] === anId(101) ? 1 : 2, { claim: { by: 'Rita', isMine: true, until: '2099-01-01T00:00:00.000Z' } }),
  );
  answers(releasePhoto, () => ({}));
};

test('PHO-01 ADM-05 a photo is approved by a key, undone, and reproved with a reason; the next one opens by itself', async () => {
  aQueue();
  const approved = answers(approvePhoto, () => audited(1, { state: 'approved' }));
  const reproved = answers(reprovePhoto, () => audited(2, { state: 'reproved' }));
  await openConsoleAt(`/photos?open=${anId(101)}`);
  expect(await screen.findByText('Recusar: o saldo cai de 3.140 para 3.040 e a vaga da semana volta.')).toBeTruthy();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Vitrine · Horizonte Mooca será aprovada')).toBeTruthy();
  await userEvent.keyboard('u');
  await waitFor(() => expect(screen.queryByText('Vitrine · Horizonte Mooca será aprovada')).toBeNull());
  expect(approved).toHaveLength(0);
  await screen.findByRole('img', { name: 'Vitrine em Horizonte Mooca' });
  await userEvent.keyboard('r');
  expect(await screen.findByText('Escolha um motivo.')).toBeTruthy();
  await userEvent.keyboard('1');
  await userEvent.keyboard('r');
  expect(await screen.findByText('Vitrine · Horizonte Mooca será recusada')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Cozinha em Horizonte Mooca' })).toBeTruthy();
  expect(reproved).toHaveLength(0);
});

test('PHO-03 where points come with the approval, the review queue says so', async () => {
  aQueue();
  answers(getPhotoToAudit, () => audited(1, { isCredited: false, before: [] }));
  answers(claimPhoto, () => audited(1, { isCredited: false }));
  await openConsoleAt(`/photos?open=${anId(101)}`);
  expect(await screen.findByText('Aprovar: os 100 são creditados agora.')).toBeTruthy();
});
