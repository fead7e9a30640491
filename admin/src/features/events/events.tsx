import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  createEvent,
  EventFields,
  EventRow,
  exportEvents,
  getEventSeries,
  getEventToManage,
  listEventsToManage,
  saveEvent,
  type EventDetail,
} from '@vitrine/contract/events';
import { deviceZone } from '../../shared/device/index.ts';
import { described, openedBy, resource, sentBy, type Opened } from '../../shared/resource/index.ts';
import { EventTime } from './event-time.tsx';

const drawn = described(EventFields, {
  name: { limit: 80, section: 'texts' },
  kind: { section: 'texts' },
  description: { limit: 2_000, rows: 4, section: 'texts' },
  program: { limit: 1_500, rows: 4, section: 'texts' },
  fileId: { kind: 'image', section: 'texts' },
  day: { section: 'when' },
  begins: { section: 'when' },
  ends: { section: 'when' },
  timeZone: { kind: 'choice', section: 'when' },
  place: { section: 'where' },
  address: { section: 'where' },
  joinUrl: { section: 'where' },
  rankNeeded: { kind: 'choice', section: 'whom' },
  isByInvitation: { section: 'whom' },
  seats: { section: 'whom' },
  points: { section: 'points', needsCan: 'savePoints' },
  campaignId: { kind: 'choice', section: 'points', needsCan: 'savePoints' },
});

export const opened = (detail: EventDetail): Opened<EventFields> => openedBy('event')(detail);

/** The series that an event is of; null for one that does not repeat. */
export const seriesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'series', eventId],
    queryFn: async () => (await call(getEventSeries, { params: { eventId } })).series,
  });

/** Where the guests of an event are kept on the screen. */
export const guestsKey = (eventId: string) => ['events', 'guests', eventId];

/** Events of the client, as lists and forms know them. */
export const events = resource<EventRow, EventFields>({
  room: 'events',
  name: 'list',
  inner: 'event',
  row: described(EventRow, {
    name: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    beginsAt: { column: 'shown' },
    kind: { column: 'optional' },
    place: { column: 'optional' },
    points: { column: 'optional' },
    coming: { column: 'shown' },
    arrived: { column: 'shown' },
  }),
  form: EventFields,
  drawn,
  list: (ask) => call(listEventsToManage, { query: listEventsToManage.query.parse(ask) }),
  export: (ask) => callFile(exportEvents, { query: exportEvents.query.parse(ask) }),
  titleOf: ({ name }) => name,
  cells: { beginsAt: (row) => <EventTime {...row} /> },
  read: (eventId) => call(getEventToManage, { params: { eventId } }).then(opened),
  save: (eventId, version, _whole, { now: event, was }) =>
    call(saveEvent, { params: { eventId }, body: { version, event, was } }).then(opened),
  create: {
    needs: 'events.write',
    form: drawn,
    empty: {
      name: {},
      kind: 'meeting',
      description: {},
      program: {},
      fileId: null,
      day: '',
      begins: '19:00',
      ends: '21:00',
      timeZone: deviceZone(),
      place: '',
      address: '',
      joinUrl: '',
      rankNeeded: 2,
      isByInvitation: false,
      seats: null,
      points: 0,
      campaignId: null,
    },
    send: sentBy(EventFields, (body, once) => call(createEvent, { body }, once)),
  },
});
