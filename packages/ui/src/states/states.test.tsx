import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  Done,
  Empty,
  Failed,
  FilterChips,
  LearnerFrame,
  Loading,
  NotFound,
  OfflineBanner,
  PointsBar,
  showToast,
  Toaster,
} from '../index.ts';
import { draw } from '../testing.tsx';

test('loading is announced, with the boxes of the coming screen', async () => {
  await draw(<Loading shape="cards" rows={4} />);
  expect(screen.getByRole('status', { name: 'Carregando' })).toBeTruthy();
});

test('an empty place offers one next step', async () => {
  const onPress = vi.fn();
  await draw(<Empty title="Nenhuma venda ainda" hint="Fotografe a nota." next={{ label: 'Registrar venda', onPress }} />);
  expect(screen.getByRole('heading', { name: 'Nenhuma venda ainda' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Registrar venda' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('ERR-03 a failed load says it in the catalogue’s words and can be tried again', async () => {
  const onRetry = vi.fn();
  await draw(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Ocorreu um erro ao carregar as informações. Tente mais tarde.');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('ERR-01 a failed load names the reason that it was given', async () => {
  await draw(<Failed error={{ refusal: 'blocked_in_training' }} onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain('Seu acesso a este curso foi bloqueado.');
});

test('ERR-04 what is missing and what is forbidden look alike', async () => {
  await draw(<NotFound homeHref="/home" />, 'fr-FR');
  expect(screen.getByText('Introuvable, ou vous n’avez pas la permission d’y accéder.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Aller à l’accueil' }).getAttribute('href')).toBe('/home');
});

test('the banner is silent while there is a network', async () => {
  await draw(<OfflineBanner isOffline={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('waiting things are counted', async () => {
  await draw(<OfflineBanner isOffline waiting={1} />);
  expect(screen.getByRole('status').textContent).toContain('1 envio espera a conexão.');
});

test('a celebration is heard, with what was won', async () => {
  await draw(<Done title="Venda enviada" hint="Os pontos já estão no seu saldo." tag="+240" object="fridge" />);
  expect(screen.getByRole('status').textContent).toContain('Venda enviada');
  expect(screen.getByText('+240')).toBeTruthy();
});

test('points are said with their states and the language’s numbers', async () => {
  await draw(<PointsBar points={{ earned: 2120, audit: 360, held: 0 }} />, 'en-US');
  expect(screen.getByRole('img', { name: '2,120 confirmed, 360 under audit' })).toBeTruthy();
  expect(screen.queryByText('Held')).toBeNull();
});

test('PTS-01 nobody who has no points hears of a picture without a name', async () => {
  await draw(<PointsBar points={{ earned: 0, audit: 0 }} hasLegend={false} />, 'pt-BR');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a filter is a toggle that says its state', async () => {
  const onToggle = vi.fn();
  await draw(<FilterChips label="Filtros" filters={[{ key: 'a', label: 'Favoritos', isActive: true }]} onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Favoritos', pressed: true }));
  expect(onToggle).toHaveBeenCalledWith('a');
});

test('a toast can be undone, and a newer one replaces it', async () => {
  const onUndo = vi.fn();
  await draw(<Toaster />);
  act(() => showToast({ text: 'Primeiro' }));
  act(() => showToast({ text: 'Mochila é sua meta', undo: { label: 'Desfazer', onUndo } }));
  expect(screen.queryByText('Primeiro')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(onUndo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Mochila é sua meta')).toBeNull();
});

test('the frame marks the place, counts what is new and skips to the content', async () => {
  const item = { key: 'home', label: 'Início', href: '/home', icon: null, isActive: true };
  await draw(
    <LearnerFrame
      brand={{ name: 'Aurora' }}
      items={[item, { ...item, key: 'news', label: 'Novidades', href: '/news', isActive: false, badge: 2 }]}
    >
      <h1>Oi</h1>
    </LearnerFrame>,
  );
  expect(screen.getAllByRole('link', { name: 'Início' })[0]?.getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link', { name: /Novidades.*2 novos/ }).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ir para o conteúdo' }).getAttribute('href')).toBe('#content');
  expect(screen.getByRole('main').getAttribute('id')).toBe('content');
});
