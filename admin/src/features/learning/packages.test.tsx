import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPackageCalls, listPackageResults, listPackages, type PackageCall } from '@vitrine/contract/learning';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const can = ['results.read'] as const;
const one = (seq: number, more: Partial<PackageCall> = {}): PackageCall => ({
  id: anId(100 + seq),
  clientTime: '2026-11-20T12:00:00.000Z',
  receivedAt: '2026-11-20T12:00:01.000Z',
  device: 'a-phone-in-a-shop',
  run: 1,
  session: anId(50),
  seq,
  lesson: 'a',
  seconds: 75,
  isEnded: false,
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  set: [],
  ...more,
});

test('PLY-07 from a package to its people, and beside them the commits of one: by sequence, what was set, filtered, page after page', async () => {
  answers(listPackages, () => ({
    items: [{ id: anId(30), courseId: anId(31), title: 'Fritura', course: 'Fryer', people: 1, completed: 0 }],
    next: null,
  }));
  const person = { id: anId(20), fullName: 'Ana Prado', state: 'in_progress' as const, percent: 50, grade: 80, lastAt: null };
  answers(listPackageResults, () => ({ title: 'Fritura', course: 'Fryer', items: [person], next: null }));
  const asked = answers(listPackageCalls, ({ query }) => {
    const answer = { fullName: 'Ana Prado', lessons: ['a', 'b'] };
    if (query.get('show') === 'ends') return { ...answer, items: [], next: null };
    if (query.get('after') === 'on') return { ...answer, items: [one(1)], next: null };
    const set = [{ element: 'cmi.core.score.raw', value: '80' }];
    return { ...answer, items: [one(2, { isEnded: true, completion: 'completed', success: 'passed', score: 80, set })], next: 'on' };
  });
  await openConsoleAt('/packages', { can });
  await userEvent.click(await screen.findByRole('link', { name: /Fritura/ }));
  await userEvent.click(await screen.findByRole('link', { name: /Ana Prado/ }));
  const pane = await screen.findByRole('region', { name: 'Ana Prado' });
  expect(await within(pane).findByText('concluída, aprovada · 80')).toBeTruthy();
  expect(within(pane).getByText('cmi.core.score.raw')).toBeTruthy();
  expect(within(pane).getAllByText('1:15')).toHaveLength(1);
  await userEvent.click(within(pane).getByRole('button', { name: 'Mostrar mais' }));
  expect(await within(pane).findByText(/^1º · a/)).toBeTruthy();
  await userEvent.selectOptions(within(pane).getByLabelText('Aula'), 'b');
  await waitFor(() => expect(asked.at(-1)?.query.get('lesson')).toBe('b'));
  await userEvent.selectOptions(within(pane).getByLabelText('Mostrar'), 'Fins de sessão');
  expect(await within(pane).findByText('Nenhum registro assim. Mude o filtro.')).toBeTruthy();
});
