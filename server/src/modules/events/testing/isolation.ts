/** How the operations of events are called with another tenant's ids. */
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';
import { setRank } from '../../levels/testing.ts';
import { anEvent, answerEvent, digitsOf, eventFields, getEventRow, inviteGuests, markArrival, qrOf, repeatEvent } from '../testing.ts';
import { checkInStep } from '@vitrine/domain/kernel';

type Own = { eventId: string; repeatedId: string; eventDigits: string; eventQr: string; eventForm: ReturnType<typeof eventFields> };
type Attacked = Foreign & Own;

const at = ({ eventId }: Attacked) => ({ params: { eventId } });
const versions = [1, 2];
const weeklyTwice = { frequency: 'weekly', interval: 1, byday: [], until: null, count: 2 };
const guest = ({ eventId, memberId }: Attacked) => ({ params: { eventId, memberId } });

export const events: RoomUnderAttack<Own> = {
  rows: async ({ platform, db }, { author, learner, program, mark }) => {
    const { tenantId, memberId } = learner;
    await db.transaction((tx) => setRank(platform, tx, { tenantId, memberId, rank: 2 }));
    const eventId = await anEvent(platform, author.actor, {
      name: { 'pt-BR': mark },
      description: { 'pt-BR': mark },
      place: mark,
      points: 10,
      campaignId: program.campaignId,
    });
    await inviteGuests(platform, author.actor, { eventId, memberIds: [memberId], groupIds: [] });
    await answerEvent(platform, learner.actor, { eventId, isComing: true });
    await markArrival(platform, author.actor, { eventId, memberId });
    const repeatedId = await anEvent(platform, author.actor, { name: { 'pt-BR': mark }, inMinutes: 3_000 });
    await repeatEvent(platform, author.actor, { eventId: repeatedId, version: 2, rule: weeklyTwice });
    const event = { ...(await getEventRow(db.write(), learner, { eventId })), tenantId };
    return {
      eventId,
      repeatedId,
      eventDigits: digitsOf(platform, event),
      eventQr: qrOf(platform, event, checkInStep(platform.clock.now())),
      eventForm: eventFields(platform),
    };
  },
  entries: {
    listEvents: { asks: () => [{ query: { limit: 100 } }, { query: { when: 'past' } }] },
    getEvent: { asks: (b) => [at(b)] },
    answerEvent: { asks: (b) => [true, false].map((isComing) => ({ ...at(b), body: { isComing } })) },
    getEventFile: { asks: (b) => [at(b)] },
    checkIn: {
      asks: (b) => [
        { ...at(b), body: { way: 'digits', code: b.eventDigits, scannedAt: b.now } },
        { ...at(b), body: { way: 'qr', code: b.eventQr, scannedAt: b.now } },
      ],
    },
    listEventsToManage: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'published' } }] },
    exportEvents: { asks: () => [{ query: {} }] },
    createEvent: {
      asks: (b) => [
        { body: b.eventForm },
        { body: { ...b.eventForm, points: 5, campaignId: b.program.campaignId } },
        { body: { ...b.eventForm, fileId: b.fileId } },
      ],
    },
    getEventToManage: { asks: (b) => [at(b)] },
    saveEvent: { asks: (b) => versions.map((version) => ({ ...at(b), body: { version, event: b.eventForm } })) },
    publishEvent: { asks: (b) => versions.map((version) => ({ ...at(b), body: { version } })) },
    cancelEvent: {
      asks: (b) => [
        ...versions.map((version) => ({ ...at(b), body: { version, why: 'Invasor' } })),
        { params: { eventId: b.repeatedId }, body: { version: 3, scope: 'following', why: 'Invasor' } },
      ],
    },
    getEventSeries: { asks: (b) => [at(b), { params: { eventId: b.repeatedId } }] },
    repeatEvent: {
      asks: (b) => versions.map((version) => ({ ...at(b), body: { version, rule: weeklyTwice } })),
    },
    listGuests: { asks: (b) => [{ ...at(b), query: { limit: 100 } }] },
    exportGuests: { asks: (b) => [{ ...at(b), query: {} }] },
    inviteGuests: {
      asks: (b) => [
        { ...at(b), body: { memberIds: [b.memberId], groupIds: [] } },
        { ...at(b), body: { memberIds: [], groupIds: [b.groupId] } },
        { ...at(b), body: { memberIds: [b.callerMemberId], groupIds: [] } },
      ],
    },
    withdrawInvitation: { asks: (b) => [guest(b)] },
    getCheckInCodes: { asks: (b) => [at(b)] },
    renewCheckInCode: { asks: (b) => [at(b)] },
    listArrivals: { asks: (b) => (['arrived', 'missing', 'to_check', 'undone'] as const).map((tab) => ({ ...at(b), query: { tab } })) },
    exportArrivals: { asks: (b) => [{ ...at(b), query: {} }] },
    markArrival: { asks: (b) => [b.memberId, b.callerMemberId].map((memberId) => ({ ...at(b), body: { memberId } })) },
    undoArrival: { asks: (b) => [{ ...guest(b), body: { why: 'Invasor' } }] },
  },
};
