import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMessageDraft,
  listMessageRecipients,
  listMessages,
  removeMessage,
  saveMessage,
  sendMessage,
  type MessageDetail,
} from '@vitrine/contract/messages';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, over, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const messageId = anId(70);
const detail = (part: Partial<MessageDetail> = {}): MessageDetail => ({
  id: messageId,
  version: 2,
  state: 'draft',
  message: { title: { 'pt-BR': 'Feira' }, body: { 'pt-BR': 'Começa na segunda.' }, place: 'campaigns', groupIds: [] },
  sendsAt: null,
  takenBackAt: null,
  timeZone: 'America/Sao_Paulo',
  reach: 1_234,
  read: 0,
  can: { save: true, remove: true, send: true, unschedule: false, takeBack: false },
  ...part,
});

test('NOT-01 a refused save keeps what was typed, at its field; what is not saved cannot go; an hour is sent by the client’s clock', async () => {
  answers(getMessageDraft, () => detail());
  await openConsoleAt(`/messages/${messageId}`);
  const body = await screen.findByRole('textbox', { name: 'Texto' });
  await userEvent.type(body, ' [[veja](javascript:x)');
  expect(screen.getByRole('button', { name: 'Enviar' }).hasAttribute('disabled')).toBe(true);
  answers(saveMessage, () => refused('link_forbidden', { 'message.body': 'link_forbidden' }, 422));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Este link não é aceito/)).toBeTruthy();
  expect(screen.getByDisplayValue(/javascript:x/)).toBeTruthy();
  answers(saveMessage, ({ body: sent }) => detail({ version: 3, message: over(detail().message, saveMessage.body.parse(sent).message) }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Salvo.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1.234 pessoas')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Em outra hora' }));
  expect(dialog.getByRole('button', { name: 'Agendar' }).hasAttribute('disabled')).toBe(true);
  await userEvent.type(dialog.getByLabelText('Dia'), '2026-12-01');
  const asked: unknown[] = [];
  answers(sendMessage, ({ body: sent }) => {
    asked.push(sendMessage.body.parse(sent));
    return refused('message_time_past', { at: 'message_time_past' }, 422);
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
  expect(await dialog.findByText(/já passou/)).toBeTruthy();
  expect(asked).toEqual([{ version: 3, at: { day: '2026-12-01', time: '09:00' } }]);
});

test('NOT-01 what went is no form: its words, whom it reached, and who read it', async () => {
  answers(getMessageDraft, () =>
    detail({
      state: 'sent',
      sendsAt: '2026-11-20T12:00:00.000Z',
      reach: 2,
      read: 1,
      can: { save: false, remove: false, send: false, unschedule: false, takeBack: true },
    }),
  );
  answers(listMessageRecipients, () => ({
    items: [
      { id: anId(71), name: 'Ana Prado', toldAt: '2026-11-20T12:00:00.000Z', readAt: '2026-11-20T13:00:00.000Z' },
      { id: anId(72), name: 'Bia Reis', toldAt: '2026-11-20T12:00:00.000Z', readAt: null },
    ],
    next: null,
    told: 2,
    read: 1,
  }));
  await openConsoleAt(`/messages/${messageId}`);
  const part = within(await screen.findByRole('region', { name: 'Quem recebeu' }));
  expect(await part.findByText('1 de 2 leram')).toBeTruthy();
  expect(part.getByText('ainda não leu')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Texto' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Recolher' })).toBeTruthy();
});

test('NOT-01 a draft is deleted after a question; a button that leads to a module that is switched off is refused at its field', async () => {
  answers(getMessageDraft, () => detail());
  answers(listMessages, () => ({ items: [], next: null }));
  answers(saveMessage, () => refused('message_place_off', { 'message.place': 'message_place_off' }, 422));
  const removed = answers(removeMessage, () => ({}));
  await openConsoleAt(`/messages/${messageId}`);
  const title = await screen.findByRole('textbox', { name: 'Título' });
  await userEvent.type(title, ' de inverno');
  expect(screen.queryByRole('button', { name: 'Apagar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/não está ligado neste programa/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Apagar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar este rascunho?' }));
  expect(removed).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Apagar' }));
  expect(await screen.findByRole('heading', { name: 'Mensagens' })).toBeTruthy();
  expect(removed.map(({ params }) => params)).toEqual([{ messageId }]);
});
