import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listSurveysOfAll, removeSurveys } from '@vitrine/contract/surveys';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const item = { id: anId(70), text: 'Vitrine nova', at: '2026-11-20T12:30:00.000Z', who: 'Ana Lima' };

test('surveys: staff see what members keep, and take one away', async () => {
  let items = [item];
  answers(listSurveysOfAll, () => ({ items }));
  const asked = answers(removeSurveys, () => {
    items = [];
    return {};
  });
  await openConsoleAt('/surveys');
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tirar' }));
  expect(await screen.findByText('Ninguém guardou nada ainda')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('surveys: whoever may only look finds no way to take away', async () => {
  answers(listSurveysOfAll, () => ({ items: [item] }));
  await openConsoleAt('/surveys', { can: permissions.filter((permission) => permission !== 'surveys.write') });
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tirar' })).toBeNull();
});
