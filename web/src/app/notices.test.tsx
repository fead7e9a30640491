import { getMe } from '@vitrine/contract/identity';
import {
  getNoticePreferences,
  listFeed,
  listNotices,
  markAllNoticesRead,
  markNoticesRead,
  saveNoticePreferences,
  getUnsubscribe,
  unsubscribe,
  type Notice,
  type NoticePreferences,
} from '@vitrine/contract/notices';
import { getSale } from '@vitrine/contract/sales';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { seller } from './testing/points-facts.ts';
import { sale } from './testing/sales-facts.ts';

withNetwork();

test('SAL-06 a notice about a decided sale leads to the sale', async () => {
  const told = {
    id: id(60),
    kind: 'sale_refused' as const,
    facts: { saleId: sale().id, title: '123' },
    at: '2026-11-21T12:00:00.000Z',
    isRead: true,
  };
  network(
    answers(getMe, seller),
    answers(listNotices, () => ({ items: [told], next: null, unread: 0 })),
    answers(getSale, () => sale()),
  );
  await enter('/certificates');
  await userEvent.click(await screen.findByRole('button', { name: 'Avisos' }));
  await userEvent.click(await screen.findByRole('link', { name: /Venda da nota 123 recusada/ }));
  await waitFor(() => expect(window.location.pathname).toBe(`/sales/${sale().id}`));
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(sale().invoiceNumber) })).toBeTruthy();
});

const notice = (n: number, changes: Partial<Notice> = {}): Notice => ({
  id: id(60 + n),
  kind: 'sale_approved',
  facts: { saleId: sale().id, title: String(n), points: 120 },
  at: `2026-11-${20 - n}T12:00:00.000Z`,
  isRead: false,
  ...changes,
});

test('NOT-01 the inbox comes page by page, is narrowed to what is unread, and marks what was seen', async () => {
  let rows = [1, 2, 3].map((n) => notice(n, { isRead: n === 2 }));
  const marked: unknown[] = [];
  const page = (query: URLSearchParams) => {
    const wanted = rows.filter(({ isRead }) => !isRead || query.get('isUnread') !== 'true');
    const from = Number(query.get('after') ?? 0);
    return {
      items: wanted.slice(from, from + 2),
      next: from + 2 < wanted.length ? String(from + 2) : null,
      unread: rows.filter(({ isRead }) => !isRead).length,
    };
  };
  network(
    answers(getMe, seller),
    answers(listNotices, ({ query }) => page(query)),
    answers(markNoticesRead, ({ body }) => (marked.push(body), {})),
    answers(markAllNoticesRead, ({ body }) => {
      marked.push(body);
      rows = rows.map((one) => ({ ...one, isRead: true }));
      return {};
    }),
  );
  await enter('/inbox');
  await screen.findByRole('heading', { level: 1, name: 'Avisos' });
  const main = screen.getByRole('main');
  expect(await within(main).findByRole('link', { name: /Venda da nota 1 aprovada.*Não lido/ })).toBeTruthy();
  expect(within(main).getByRole('link', { name: /Venda da nota 2 aprovada/ }).textContent).toContain('120 pontos');
  await userEvent.click(await within(main).findByRole('button', { name: 'Mostrar mais' }));
  expect(await within(main).findByRole('link', { name: /Venda da nota 3/ })).toBeTruthy();

  await userEvent.click(within(main).getByRole('button', { name: 'Não lidos' }));
  await waitFor(() => expect(within(main).queryByRole('link', { name: /Venda da nota 2/ })).toBeNull());
  expect(window.location.search).toBe('?show=unread');
  await userEvent.click(within(main).getByRole('button', { name: 'Marcar tudo como lido' }));
  expect(await within(main).findByRole('heading', { name: 'Tudo lido' })).toBeTruthy();
  expect(marked).toEqual([{ newestId: id(61) }]);
});

test('NOT-01 PRO-01 the timeline tells actions and what became of them, by topic, and leads to each', async () => {
  const entry = (n: number, kind: 'sale_sent' | 'course_finished', facts: Notice['facts']) => ({
    id: id(70 + n),
    kind,
    facts,
    at: `2026-11-${20 - n}T12:00:00.000Z`,
  });
  const all = [
    entry(1, 'course_finished', { courseId: id(10), title: 'Inverse' }),
    entry(2, 'sale_sent', { saleId: sale().id, title: '9' }),
  ];
  network(
    answers(getMe, seller),
    answers(listFeed, ({ query }) => ({
      items: all.filter(({ kind }) => query.get('topic') !== 'rewards' && (query.get('topic') !== 'sales' || kind === 'sale_sent')),
      next: null,
    })),
  );
  await enter('/activity');
  await screen.findByRole('heading', { level: 1, name: 'Minha linha do tempo' });
  const main = screen.getByRole('main');
  expect((await within(main).findByRole('link', { name: /Curso concluído: Inverse/ })).getAttribute('href')).toBe(
    `/online-courses/${id(10)}`,
  );
  await userEvent.click(within(main).getByRole('button', { name: 'Vendas' }));
  await waitFor(() => expect(within(main).queryByRole('link', { name: /Curso concluído/ })).toBeNull());
  expect(
    within(main)
      .getByRole('link', { name: /Venda da nota 9 enviada/ })
      .getAttribute('href'),
  ).toBe(`/sales/${sale().id}`);
  await userEvent.click(within(main).getByRole('button', { name: 'Prêmios' }));
  expect(await within(main).findByRole('heading', { name: 'Nada deste assunto ainda' })).toBeTruthy();
});

test('NOT-01 preferences: what is mandatory says why and stays on, and all else is kept', async () => {
  const preferences: NoticePreferences = {
    off: { portal: [], mail: ['course_published'], push: [] },
    digest: 'daily',
    digestHour: 8,
    digestDay: 'MO',
    quiet: { from: 21, until: 7 },
    timeZone: 'America/Sao_Paulo',
  };
  const mandatory = [{ kind: 'session_revoked', channel: 'mail', reason: 'account_safety' }];
  const sent: unknown[] = [];
  network(
    answers(getMe, seller),
    answers(getNoticePreferences, () => ({ version: 0, preferences, mandatory })),
    answers(saveNoticePreferences, ({ body }) => {
      sent.push(body);
      return { version: 1, preferences, mandatory };
    }),
  );
  await enter('/notice-preferences');
  const safety = await screen.findByRole('switch', { name: 'Segurança da conta: E-mail' });
  expect(safety).toHaveProperty('disabled', true);
  expect(screen.getByText('Protege a sua conta, por isso vem sempre.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Curso novo: E-mail' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Venda aprovada: Portal' }));
  await userEvent.selectOptions(screen.getByLabelText('E-mails'), 'weekly');
  await userEvent.selectOptions(screen.getByLabelText('Dia'), 'FR');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    version: 0,
    preferences: { off: { portal: ['sale_approved'], mail: [] }, digest: 'weekly', digestDay: 'FR', quiet: { from: 21, until: 7 } },
  });
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Salvar');
});

test('NOT-01 the last link of an e-mail ends e-mails by one press, without a log-in', async () => {
  let ended = 0;
  network(
    answers(getUnsubscribe, () => ({ brand: { name: 'Clube da Loja', logo: null, wideLogo: '/files/clube.svg', theme: null } })),
    answers(unsubscribe, () => {
      ended += 1;
      return {};
    }),
  );
  await open('/unsubscribe/a-signed-link');
  const button = await screen.findByRole('button', { name: 'Não receber mais' });
  expect((await screen.findByRole('img', { name: 'Clube da Loja' })).getAttribute('src')).toBe('/files/clube.svg');
  expect(ended).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Pronto: sem mais e-mails' })).toBeTruthy();
  expect(ended).toBe(1);
});
