import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import {
  createMessage,
  exportMessageRecipients,
  getMessageDraft,
  listMessageRecipients,
  removeMessage,
  saveMessage,
  sendMessage,
  takeBackMessage,
  unscheduleMessage,
  type MessageForm,
  type recipientShows,
} from '@vitrine/contract/messages';
import type { Changed, ExportFormat, Text } from '@vitrine/domain/kernel';

/** A message as it is written; while it is being sent it is looked at again, for it changes by itself. */
export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'one', messageId],
    queryFn: () => call(getMessageDraft, { params: { messageId } }),
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 2_000 : false),
  });

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

export type RecipientsShown = (typeof recipientShows)[number];
export const recipientsKey = (messageId: string) => ['messages', 'recipients', messageId];
export const recipientsQuery = (messageId: string, show: RecipientsShown) =>
  infiniteQueryOptions({
    queryKey: [...recipientsKey(messageId), show],
    queryFn: ({ pageParam }) =>
      call(listMessageRecipients, {
        params: { messageId },
        query: { show, limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
export const recipientsSheet = (messageId: string, { format, show }: { format: ExportFormat; show: RecipientsShown }) =>
  callFile(exportMessageRecipients, { params: { messageId }, query: { format, show } });

type Versioned = { messageId: string; version: number };
export const beginMessage = (title: Text) => call(createMessage, { body: { title } });
export const writeMessage = ({ messageId, version }: Versioned, { now: message, was }: Changed<MessageForm>) =>
  call(saveMessage, { params: { messageId }, body: { version, message, was } });
export const remove = (messageId: string) => call(removeMessage, { params: { messageId } });
export type At = { day: string; time: string } | null;
export const send = ({ messageId, version }: Versioned, at: At) => call(sendMessage, { params: { messageId }, body: { version, at } });
export const unschedule = ({ messageId, version }: Versioned) => call(unscheduleMessage, { params: { messageId }, body: { version } });
export const takeBack = ({ messageId, version }: Versioned) => call(takeBackMessage, { params: { messageId }, body: { version } });
