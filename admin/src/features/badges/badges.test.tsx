import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getBadgeToManage,
  listAwards,
  listBadgesToManage,
  publishBadge,
  withdrawAward,
  type Award,
  type BadgeDetail,
} from '@vitrine/contract/badges';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { listTrailDrafts } from '@vitrine/contract/trails';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const badgeId = anId(70);
const detail = (part: Partial<BadgeDetail> = {}): BadgeDetail => ({
  id: badgeId,
  version: 1,
  state: 'draft',
  badge: {
    name: { 'pt-BR': 'Nota 10' },
    description: { 'pt-BR': 'Para quem acerta tudo.' },
    form: 'trophy',
    fileId: null,
    position: 0,
    rule: 'certificates',
    goal: 2,
    courseId: null,
    trailId: null,
  },
  image: null,
  holders: 0,
  isLooking: false,
  can: { save: true, saveRule: true, publish: true, retire: false, award: false },
  ...part,
});
const award: Award = {
  id: anId(71),
  memberId: anId(72),
  name: 'Elaine Vieira',
  awardedAt: '2026-11-20T12:00:00.000Z',
  awardedBy: null,
  why: '',
  code: 'abcdefghij',
  withdrawn: null,
};
const lists = () => {
  const { id, state, badge } = detail();
  const row = { id, state, name: badge.name['pt-BR'] ?? '', rule: badge.rule, holders: 0, position: 0, updatedAt: award.awardedAt };
  answers(listBadgesToManage, () => ({ items: [row], next: null }));
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listTrailDrafts, () => ({ items: [], next: null }));
};

test('BDG-01 a draft is shown as members will see it, and published', async () => {
  lists();
  answers(getBadgeToManage, () => detail());
  answers(listAwards, () => ({ items: [], next: null }));
  const published = answers(publishBadge, () =>
    detail({ version: 2, state: 'published', can: { ...detail().can, publish: false, award: true } }),
  );
  await openConsoleAt(`/badges?open=${badgeId}`);
  expect((await screen.findByRole('region', { name: 'Como as pessoas veem' })).textContent).toContain('Para quem acerta tudo.');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByRole('button', { name: 'Dar a uma pessoa' })).toBeTruthy();
  expect(published).toHaveLength(1);
});

test('BDG-01 a badge is taken away with a reason', async () => {
  lists();
  let items = [award];
  answers(getBadgeToManage, () => detail({ state: 'published' }));
  answers(listAwards, () => ({ items, next: null }));
  const withdrawn = answers(withdrawAward, () => {
    items = [{ ...award, withdrawn: { at: award.awardedAt, by: 'Rita', why: 'Engano' } }];
    return {};
  });
  await openConsoleAt(`/badges?open=${badgeId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar o selo de Elaine Vieira' }));
  await userEvent.type(await screen.findByLabelText(/Motivo/), 'Engano');
  await userEvent.click(screen.getByRole('button', { name: 'Retirar o selo' }));
  expect(await screen.findByText(/Retirado por Rita/)).toBeTruthy();
  expect(withdrawn).toHaveLength(1);
});
