import { call, callFile } from '@vitrine/client';
import { answerEvent, getEvent, getEventFile, listEvents } from '@vitrine/contract/events';
import { saveFile } from '@vitrine/client/save-file';
import { orKnown } from '../../shared/or-known.ts';

export type When = 'coming' | 'past';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchEvents = (when: When, after: string | null) =>
  orKnown('events', `list/${when}/${after ?? ''}`, () => call(listEvents, { query: { when, ...(after === null ? {} : { after }) } }));
export const fetchEvent = (eventId: string) => orKnown('events', `one/${eventId}`, () => call(getEvent, { params: { eventId } }));
export const sendAnswer = (eventId: string, isComing: boolean) => call(answerEvent, { params: { eventId }, body: { isComing } });
export const saveCalendarFile = async (eventId: string) => saveFile('event.ics', await callFile(getEventFile, { params: { eventId } }));
