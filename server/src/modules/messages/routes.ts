import * as wire from '@vitrine/contract/messages';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportMessageRecipients, exportMessages } from './export-messages.ts';
import { getMessageDraft } from './get-message-draft.ts';
import { createMessage, removeMessage, saveMessage } from './keep-messages.ts';
import { listMessages } from './list-messages.ts';
import { getMessage, readMessage } from './my-message.ts';
import { listMessageRecipients } from './recipients.ts';
import { sendMessage, takeBackMessage, unscheduleMessage } from './send-message.ts';

/** Messages of the program: how staff write them, and how a member reads one. */
export const messagesRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getMessage, ({ actor, params }) => getMessage(platform, actor, params));
    answer(app, wire.readMessage, ({ actor, params }) => readMessage(platform, actor, params));

    answer(app, wire.listMessages, ({ actor, query }) => listMessages(platform, actor, query));
    answer(app, wire.exportMessages, ({ actor, query, reply }) => exportMessages(platform, actor, { query, reply }));
    answer(app, wire.createMessage, ({ actor, body }) => createMessage(platform, actor, body));
    answer(app, wire.getMessageDraft, ({ actor, params }) => getMessageDraft(platform, actor, params));
    answer(app, wire.saveMessage, ({ actor, params, body }) => saveMessage(platform, actor, { ...params, ...body }));
    answer(app, wire.removeMessage, ({ actor, params }) => removeMessage(platform, actor, params));
    answer(app, wire.sendMessage, ({ actor, params, body }) => sendMessage(platform, actor, { ...params, ...body }));
    answer(app, wire.unscheduleMessage, ({ actor, params, body }) => unscheduleMessage(platform, actor, { ...params, ...body }));
    answer(app, wire.takeBackMessage, ({ actor, params, body }) => takeBackMessage(platform, actor, { ...params, ...body }));
    answer(app, wire.listMessageRecipients, ({ actor, params, query }) => listMessageRecipients(platform, actor, { ...params, ...query }));
    answer(app, wire.exportMessageRecipients, ({ actor, params, query, reply }) =>
      exportMessageRecipients(platform, actor, { ...params, query, reply }),
    );
  };
