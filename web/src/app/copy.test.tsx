import { askForCopy, getCopy, openCopy, type CopyOfData } from '@vitrine/contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';

withNetwork();

const id = '01900000-0000-7000-8000-0000000000c0';
type Copy = NonNullable<CopyOfData['copy']>;
const copyOf = (changes: Partial<Copy> = {}, nextFrom: string | null = null): CopyOfData => ({
  copy: { id, state: 'being_made', askedAt: '2026-11-20T12:00:00.000Z', readyAt: null, expiresAt: null, bytes: null, ...changes },
  nextFrom,
});
const ready = copyOf(
  { state: 'ready', readyAt: '2026-11-20T12:01:00.000Z', expiresAt: '2026-11-27T12:01:00.000Z', bytes: 1_240_000 },
  '2026-11-21T12:00:00.000Z',
);

test('PRO-05 one asks by the password: none is told at its field, a wrong one too, and then the copy is being made', async () => {
  const sent: unknown[] = [];
  let kept: CopyOfData = { copy: null, nextFrom: null };
  network(
    answers(getCopy, () => kept),
    answers(askForCopy, ({ body }) => {
      sent.push(body);
      return (kept = copyOf());
    }),
  );
  await enter('/profile/copy');
  const form = within(await screen.findByRole('form', { name: 'Pedir uma cópia' }));
  const ask = form.getByRole('button', { name: 'Preparar minha cópia' });
  await userEvent.click(ask);
  expect(await form.findByRole('alert')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText('Sua senha'), 'Vitrine-2026');
  await userEvent.click(ask);
  expect(await screen.findByRole('heading', { name: 'Estamos preparando a sua cópia' })).toBeTruthy();
  expect([sent, screen.queryByRole('form')]).toEqual([[{ password: 'Vitrine-2026' }], null]);
});

test('PRO-05 what the server refuses stands at the password, and what was typed stays', async () => {
  network(
    answers(getCopy, () => ({ copy: null, nextFrom: null })),
    answers(askForCopy, () => ({ refusal: 'current_password_wrong', fields: { password: 'current_password_wrong' }, requestId: 'r' }), 422),
  );
  await enter('/profile/copy');
  const password = await screen.findByLabelText('Sua senha');
  await userEvent.type(password, 'errada');
  await userEvent.click(screen.getByRole('button', { name: 'Preparar minha cópia' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A senha atual não confere');
  expect(password).toHaveProperty('value', 'errada');
});

test('PRO-05 a copy that lies ready says its size and until when, and its link is asked for at the press', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked: string[] = [];
  network(
    answers(getCopy, () => ready),
    answers(openCopy, ({ path }) => {
      asked.push(path);
      return { url: `/media/${id}/vitrine.zip?signature=s`, expiresAt: '2026-11-20T12:10:00.000Z' };
    }),
  );
  await enter('/profile/copy');
  expect(await screen.findByText(/1,2\sMB, disponível até 27\/11/u)).toBeTruthy();
  expect(screen.getByText(/outra a partir de 21\/11/u)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  saved.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Baixar a cópia' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(asked).toEqual([`/api/v1/me/copy/${id}/link`]);
  saved.mockRestore();
});

test('PRO-05 one that went meanwhile is told where it was pressed, and the way to a new one comes', async () => {
  let kept = ready;
  network(
    answers(getCopy, () => kept),
    answers(
      openCopy,
      () => {
        kept = copyOf({ state: 'expired' });
        return { refusal: 'copy_over', requestId: 'r' };
      },
      409,
    ),
  );
  await enter('/profile/copy');
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar a cópia' }));
  expect(await screen.findByRole('heading', { name: 'Esta cópia já foi apagada' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Pedir uma cópia' })).toBeTruthy();
});

test('PRO-05 one that failed is asked for again; a screen that cannot be loaded offers another try', async () => {
  let isLost = true;
  network({
    ...answers(getCopy, () => copyOf({ state: 'failed' })),
    give: () => {
      if (isLost) throw new TypeError('lost');
      return Response.json(getCopy.answer.parse(copyOf({ state: 'failed' })));
    },
  });
  await enter('/profile/copy');
  const again = await screen.findByRole('button', { name: /Tentar/u });
  isLost = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Não conseguimos preparar a cópia' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Pedir uma cópia' })).toBeTruthy();
});
