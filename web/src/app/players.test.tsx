import type { ActivityContent } from '@vitrine/contract/activities';
import { openActivity, reportLearning } from '@vitrine/contract/learning';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { activity, id, player } from './testing/facts.ts';

withNetwork();

type Event = { event_id: string; what: { kind: string } };
const origin = 'https://www.youtube-nocookie.com';
const film = (given: Partial<Extract<ActivityContent, { kind: 'youtube' }>> = {}): ActivityContent => ({
  kind: 'youtube',
  frame: `${origin}/embed/abcDEF12_-3?enablejsapi=1`,
  seconds: 1_000,
  requiredPercent: 90,
  noSkip: false,
  watched: [],
  positionSeconds: 0,
  ...given,
});

/** The screen of an activity; what its device reports is gathered. */
async function shown(content: ActivityContent) {
  const told: Event['what'][] = [];
  const row = activity({ kind: content.kind, title: 'Filme' });
  network(
    answers(openActivity, () => player({ activity: row, content, menu: [row] })),
    answers(reportLearning, ({ body }) => {
      const { events } = reportLearning.body.parse(body);
      told.push(...events.map(({ what }) => what));
      return { kept: events.map((event) => event.event_id), refused: [], activities: [], courses: [] };
    }),
  );
  await enter(`/courses/${id(10)}/activities/1`);
  return told;
}

const frame = () => document.querySelector('iframe');
const says = (message: object, from = origin, source: Window | null | undefined = frame()?.contentWindow) =>
  fireEvent(window, new MessageEvent('message', { data: JSON.stringify(message), origin: from, source: source ?? null }));

test('PLY-05 nothing of another site is loaded before the person said yes, and that can be kept and taken back', async () => {
  await shown(film());
  expect(await screen.findByRole('heading', { name: 'Este conteúdo fica no YouTube' })).toBeTruthy();
  expect(frame()).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lembrar neste aparelho' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar agora' }));
  expect(frame()?.src).toContain(`${origin}/embed/abcDEF12_-3`);
  await userEvent.click(screen.getByRole('button', { name: 'Perguntar de novo antes de mostrar YouTube' }));
  expect(frame()).toBeNull();
});

test('PLY-05 only what the frame itself tells counts, in parts of the length that it told', async () => {
  const told = await shown(film());
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar agora' }));
  says({ event: 'initialDelivery', info: { playerState: 5, currentTime: 0, duration: 50 } });
  says({ event: 'onStateChange', info: 1 });
  for (const currentTime of [0, 1, 2, 3]) says({ event: 'infoDelivery', info: { currentTime } });
  for (const currentTime of [4, 5, 6]) says({ event: 'infoDelivery', info: { currentTime } }, 'https://evil.test');
  for (const currentTime of [4, 5, 6]) says({ event: 'infoDelivery', info: { currentTime } }, origin, window);
  says({ event: 'infoDelivery', info: { currentTime: 40 } });
  says({ event: 'infoDelivery', info: { currentTime: 41 } });
  says({ event: 'onStateChange', info: 2 });
  await waitFor(() =>
    expect(told.filter(({ kind }) => kind === 'watched')).toEqual([
      {
        kind: 'watched',
        ranges: [
          [0, 60],
          [800, 820],
        ],
        positionSeconds: 820,
      },
    ]),
  );
});

test('PLY-05 a film that is gone says so, and is tried again', async () => {
  await shown(film());
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar agora' }));
  says({ event: 'onError', info: 150 });
  expect((await screen.findByRole('alert')).textContent).toContain('O YouTube não mostra mais este vídeo aqui');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).not.toBeNull();
});

test('PLY-06 where no streaming server is set up, the person is told', async () => {
  await shown({ kind: 'wowza', url: null, seconds: 1_000, requiredPercent: 90, noSkip: false, watched: [], positionSeconds: 0 });
  expect((await screen.findByRole('alert')).textContent).toContain('A transmissão não está disponível agora');
});

test('PLY-09 a page is done when the person says so, once', async () => {
  const told = await shown({
    kind: 'html',
    page: '<h2>Venda</h2>',
    frame: null,
    fileId: null,
    keep: null,
    entry: '',
    isConfirmed: false,
    stayedSeconds: 0,
    requiredSeconds: null,
  });
  expect(await screen.findByRole('heading', { name: 'Venda' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cheguei ao fim' }));
  expect(await screen.findByText('Atividade concluída')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cheguei ao fim' })).toBeNull();
  await waitFor(() => expect(told.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1));
});

test('PLY-10 an emulator that cannot play says so, and nothing counts', async () => {
  const told = await shown({
    kind: 'flash',
    frame: 'http://127.0.0.1:3001/runtime/flash.html#/package/x/film.swf',
    isConfirmed: false,
    stayedSeconds: 0,
    requiredSeconds: null,
  });
  await screen.findByText('A animação está carregando.');
  fireEvent(window, new MessageEvent('message', { data: { flash: 'failed' }, origin: 'null' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A animação não pôde ser aberta');
  expect(screen.queryByRole('button', { name: 'Cheguei ao fim' })).toBeNull();
  expect(told.filter(({ kind }) => kind === 'confirmed')).toEqual([]);
});
