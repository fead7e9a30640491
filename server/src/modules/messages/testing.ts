/** Builders of messages, by the same use-cases that staff call; for tests and the demo. */
import type { MessageForm } from '@vitrine/contract/messages';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMessage, saveMessage } from './keep-messages.ts';
import { sendMessage } from './send-message.ts';

export { readMessage } from './my-message.ts';
export { listMessageRecipients } from './recipients.ts';
export { tellMembers } from './tell-members.ts';

export const aMessageForm = (given: Partial<MessageForm> = {}): MessageForm => ({
  title: { 'pt-BR': 'Feira de inverno' },
  body: { 'pt-BR': 'A feira começa na segunda.' },
  place: null,
  groupIds: [],
  ...given,
});

/** A message as it is told; a draft, unless it is to go now or at an hour. */
export async function aMessage(
  parts: Platform,
  actor: Actor,
  { sends = 'never', ...given }: Partial<MessageForm> & { sends?: 'never' | 'now' | { day: string; time: string } } = {},
): Promise<{ messageId: string; version: number }> {
  const message = aMessageForm(given);
  const { id: messageId } = await createMessage(parts, actor, { title: message.title });
  const { version } = await saveMessage(parts, actor, { messageId, version: 1, message });
  if (sends === 'never') return { messageId, version };
  const sent = await sendMessage(parts, actor, { messageId, version, at: sends === 'now' ? null : sends });
  return { messageId, version: sent.version };
}
