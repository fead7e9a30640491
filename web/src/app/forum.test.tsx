import {
  addReply,
  appealDecision,
  getBoard,
  getTopic,
  listMentionable,
  listReplies,
  openTopic,
  readTopic,
  removePost,
  restorePost,
  setTopicStatus,
  type ForumPost,
  type ForumTopicPage,
} from '@vitrine/contract/forum';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const plenty = { left: 10, nextAt: null, mutedUntil: null };
const post = (number: number, given: Partial<ForumPost> = {}): ForumPost => ({
  id: id(500 + number),
  number,
  author: 'Larissa Sá',
  isMine: false,
  state: 'shown',
  removedBy: null,
  removedWhy: '',
  text: `Texto ${number}`,
  audio: null,
  quote: null,
  revision: 1,
  createdAt: '2026-11-20T13:12:00.000Z',
  isEdited: false,
  appeal: null,
  can: { edit: false, remove: false, report: true, quote: number > 0 },
  ...given,
});
const topic = (given: Partial<ForumTopicPage> = {}): ForumTopicPage => ({
  id: id(490),
  boardId: id(480),
  title: 'Cozinha pequena',
  author: 'Larissa Sá',
  isMine: true,
  status: 'open',
  isPinned: false,
  state: 'shown',
  replies: 0,
  unread: 0,
  isNew: false,
  createdAt: '2026-11-20T13:12:00.000Z',
  lastAt: '2026-11-20T13:12:00.000Z',
  board: { id: id(480), name: 'No balcão' },
  post: post(0),
  isFollowing: true,
  firstUnread: null,
  isClosedByModerator: false,
  closedAt: null,
  allowance: plenty,
  can: { reply: true, close: true, reopen: false, pin: false },
  ...given,
});
const fault = { refusal: 'unexpected', requestId: 'r' };

async function openTopicPage(given: Partial<ForumTopicPage>, replies: ForumPost[], ...more: Parameters<typeof network>) {
  network(
    answers(getTopic, () => topic(given)),
    answers(listReplies, () => ({ items: replies, next: null })),
    answers(readTopic, () => ({})),
    ...more,
  );
  await enter(`/forum/topics/${id(490)}`);
  await screen.findByRole('heading', { level: 1, name: given.title === null ? /Tópico/ : 'Cozinha pequena' });
}

test('ERR-06 a topic that could not be made says so, and what was typed stays', async () => {
  const board = { id: id(480), subject: null, name: 'No balcão', description: '', topics: 0, unread: 0, lastAt: null };
  network(
    answers(getBoard, () => ({ ...board, allowance: { ...plenty, left: 1 }, can: { open: true } })),
    answers(openTopic, () => fault, 500),
  );
  await enter(`/forum/${id(480)}/new`);
  await userEvent.type(await screen.findByLabelText('Título'), 'Cor da vitrine');
  expect(await screen.findByText('Você ainda pode abrir 1 tópico nesta hora.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Publicar tópico' }));
  expect(await screen.findByText('Erro ao criar o tópico.')).toBeTruthy();
  expect(screen.getByDisplayValue('Cor da vitrine')).toBeTruthy();
});

test('ERR-06 a reply and a status that failed have texts of their own, and the reply stays typed', async () => {
  await openTopicPage(
    {},
    [],
    answers(addReply, () => fault, 500),
    answers(setTopicStatus, () => fault, 500),
  );
  await userEvent.type(screen.getByLabelText('Escreva uma resposta'), 'Mostre a de 84');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Erro ao enviar a resposta. Seu texto continua aqui.')).toBeTruthy();
  expect(screen.getByDisplayValue('Mostre a de 84')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Opções do tópico' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar tópico' }));
  expect(await screen.findByText('Erro ao mudar o status do tópico. Tente de novo.')).toBeTruthy();
});

test('FOR-01 FOR-02 what is removed or under review leaves its place, with who removed it; a quote of it says that it is gone', async () => {
  await openTopicPage({ replies: 2 }, [
    post(1, { state: 'removed', removedBy: 'moderator', text: '', isMine: true, removedWhy: 'Preço de loja.' }),
    post(2, { state: 'hidden', text: '' }),
    post(3, { quote: { number: 1, author: 'Elaine', text: '', isAudio: false, isGone: true } }),
  ]);
  expect(await screen.findByText('Removido pela moderação. Preço de loja.')).toBeTruthy();
  expect(screen.getByText('Em análise pela moderação.')).toBeTruthy();
  expect(screen.getByText('Este texto não está mais aqui.')).toBeTruthy();
});

test('FOR-01 a closed topic and a paused member find no way to reply, and read why', async () => {
  await openTopicPage({ status: 'closed', isClosedByModerator: true, can: { reply: false, close: false, reopen: false, pin: false } }, [
    post(1),
  ]);
  expect(await screen.findByText('A moderação fechou este tópico')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar resposta' })).toBeNull();
});

test('FOR-01 somebody who is paused reads until when', async () => {
  const mutedUntil = '2026-12-20T13:12:00.000Z';
  await openTopicPage({ allowance: { ...plenty, mutedUntil }, can: { reply: false, close: false, reopen: false, pin: false } }, []);
  expect(await screen.findByText(/Você pode voltar a escrever no fórum: 20\/12/)).toBeTruthy();
});

test('FOR-03 where there is no microphone the person is told, and writes', async () => {
  await openTopicPage({}, []);
  await userEvent.click(screen.getByRole('button', { name: 'Gravar áudio' }));
  expect(await screen.findByText('Não há microfone para gravar aqui. Escreva sua resposta.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Escrever' }));
  expect(await screen.findByRole('button', { name: 'Enviar resposta' })).toBeTruthy();
});

test('FOR-01 what somebody takes away can be taken back with one press', async () => {
  const restored: string[] = [];
  const own = post(1, { author: 'Elaine Prado', isMine: true, can: { edit: true, remove: true, report: false, quote: true } });
  await openTopicPage(
    {},
    [own],
    answers(removePost, () => ({})),
    answers(restorePost, () => {
      restored.push('once');
      return {};
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Opções: Elaine Prado' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Voltou ao fórum')).toBeTruthy();
  expect(restored).toEqual(['once']);
});

test('FOR-02 whoever was judged reads why and appeals; an appeal that fails stays typed', async () => {
  const judged = post(1, {
    isMine: true,
    state: 'removed',
    text: '',
    removedBy: 'moderator',
    removedWhy: 'Propaganda',
    appeal: 'possible',
  });
  await openTopicPage(
    {},
    [judged],
    answers(appealDecision, () => fault, 500),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Recorrer da decisão' }));
  await userEvent.type(await screen.findByLabelText('Por que a decisão deveria mudar?'), 'Era uma comparação.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar recurso' }));
  expect(await screen.findByText('Erro ao enviar o recurso. Seu texto continua aqui.')).toBeTruthy();
  expect(screen.getByDisplayValue('Era uma comparação.')).toBeTruthy();
});

test('FOR-01 a reply that waits for a moderator says so; whoever was named goes with it', async () => {
  const sent: unknown[] = [];
  await openTopicPage(
    {},
    [],
    answers(listMentionable, () => ({ items: [{ id: id(77), name: 'Elaine Prado' }] })),
    answers(addReply, ({ body }) => {
      sent.push(body);
      return post(2, { isMine: true, state: 'hidden' });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Citar alguém' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elaine Prado' }));
  await userEvent.type(screen.getByLabelText('Escreva uma resposta'), 'veja isto');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Guardado: a moderação lê antes de aparecer')).toBeTruthy();
  expect(sent).toMatchObject([{ text: '@Elaine Prado veja isto', mentionIds: [id(77)] }]);
});
