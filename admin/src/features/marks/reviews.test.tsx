import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideReview, listReviewsToManage, type Review } from '@vitrine/contract/marks';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const review: Review = {
  id: anId(90),
  by: 'Elaine',
  isMine: false,
  stars: 2,
  text: 'Curto demais.',
  at: '2026-11-20T12:00:00.000Z',
  isHidden: false,
};

test('CRS-05 staff read what members say of a course, take a review off the page and put it back', async () => {
  let isHidden = false;
  answers(listReviewsToManage, () => ({ items: [{ ...review, isHidden }], next: null, count: 1, average: 2 }));
  const hidden = answers(hideReview, () => {
    isHidden = !isHidden;
    return { ...review, isHidden };
  });
  await openConsoleAt(`/reviews/course/${anId(91)}`);
  expect(await screen.findByText('Curto demais.')).toBeTruthy();
  expect(screen.getByLabelText('2 estrelas')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Esconder a avaliação de Elaine' }));
  expect(await screen.findByText('Escondida')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar de novo a avaliação de Elaine' }));
  expect(await screen.findByRole('button', { name: 'Esconder a avaliação de Elaine' })).toBeTruthy();
  expect(hidden).toHaveLength(2);
});

test('CRS-05 a course without reviews says so and leads back', async () => {
  answers(listReviewsToManage, () => ({ items: [], next: null, count: 0, average: null }));
  await openConsoleAt(`/reviews/course/${anId(91)}`);
  expect(await screen.findByText('Nenhuma avaliação ainda')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao curso' }).getAttribute('href')).toContain(`/courses/${anId(91)}`);
});
