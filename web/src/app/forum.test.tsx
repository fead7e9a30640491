import { fireEvent, screen } from '@testing-library/react';
import { addForum, listForum } from '@vitrine/contract/forum';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const item = { id: id(170), text: 'Vitrine nova', at: '2026-11-20T12:30:00.000Z' };
const keep = () => {
  fireEvent.change(screen.getByLabelText('O que guardar'), { target: { value: item.text } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
};

test('forum: a member keeps a text, and sees it', async () => {
  let items: (typeof item)[] = [];
  network(
    answers(listForum, () => ({ items })),
    answers(addForum, () => {
      items = [item];
      return item;
    }),
  );
  await enter('/forum');
  expect(await screen.findByText('Nada guardado ainda')).toBeTruthy();
  keep();
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
});

test('forum: a refusal is told at the field, in the words of the room', async () => {
  network(
    answers(listForum, () => ({ items: [] })),
    answers(addForum, () => ({ refusal: 'forum_full', requestId: 'r' }), 409),
  );
  await enter('/forum');
  await screen.findByText('Nada guardado ainda');
  keep();
  expect(await screen.findByText('Você já guardou tudo o que cabe aqui.')).toBeTruthy();
});
