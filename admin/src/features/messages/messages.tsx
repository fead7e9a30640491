import { call, callFile } from '@vitrine/client';
import { exportMessages, listMessages, MessageRow } from '@vitrine/contract/messages';
import { z } from 'zod';
import { described, resource } from '../../shared/resource/index.ts';
import { Everybody, MessageStateChip } from './message-state-chip.tsx';

const Nothing = z.object({});

/** Messages of the program as a list knows them, newest first. */
export const messages = resource<MessageRow, Record<string, never>>({
  room: 'messages',
  name: 'list',
  row: described(MessageRow, {
    title: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    groups: { column: 'shown' },
    sendsAt: { column: 'shown' },
    told: { column: 'shown' },
    read: { column: 'shown' },
    updatedAt: { column: 'optional' },
  }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ title }) => title,
  list: (ask) => call(listMessages, { query: listMessages.query.parse(ask) }),
  export: (ask) => callFile(exportMessages, { query: exportMessages.query.parse(ask) }),
  cells: { state: ({ state }) => <MessageStateChip state={state} />, groups: ({ groups }) => groups || <Everybody /> },
});
