/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { importEntries } from './import-entries.ts';

const ofTheClient = 'what they did for the client with things of others; that they did it stands in the audit log';

export const people: RoomUnderAttack = {
  entries: {
    listPeople: {
      asks: (b) => [
        { query: { limit: 100 } },
        { query: { search: b.mark } },
        { query: { search: b.userName } },
        { query: { after: b.cursor, limit: 100 } },
      ],
    },
    previewBulkChange: {
      asks: (b) => [
        { body: { whom: { by: 'members', ids: [b.memberId] }, action: { do: 'block' } } },
        { body: { whom: { by: 'filter', filter: { search: b.mark } }, action: { do: 'block' } } },
        { body: { whom: { by: 'members', ids: [b.callerMemberId] }, action: { do: 'add_group', id: b.groupId } } },
        { body: { whom: { by: 'change', bulkId: b.bulkId }, action: { do: 'block' } } },
      ],
    },
    applyBulkChange: { asks: (b) => [{ params: { bulkId: b.bulkId } }] },
    listBulkChanges: { asks: (b) => [{ query: {} }, { query: { after: b.cursor } }] },
    getBulkChange: { asks: (b) => [{ params: { bulkId: b.bulkId } }] },
    countPeople: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { group: b.groupId } }] },
    /** By an id: what somebody searches for stands in their own audit log, and would be found there as the mark. */
    exportPeople: { asks: (b) => [{ query: {} }, { query: { group: b.groupId } }] },
    getPersonAbout: { asks: (b) => [{ params: { memberId: b.memberId } }, { params: { memberId: b.callerMemberId } }] },
    ...importEntries,
  },
  untold: {
    'people.directory': 'an index over what the person and the member say',
    'people.bulk_change': ofTheClient,
    'people.people_import': ofTheClient,
  },
};
