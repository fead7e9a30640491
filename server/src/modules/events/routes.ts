import * as wire from '@vitrine/contract/events';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PutOrdersOnHold } from '../ledger/index.ts';
import { answerEvent } from './answer-event.ts';
import { listArrivals } from './arrivals.ts';
import { checkIn } from './check-in.ts';
import { getCheckInCodes, renewCheckInCode } from './codes.ts';
import { exportArrivals, exportEvents, exportGuests } from './export-events.ts';
import { getEventFile } from './get-event-file.ts';
import { inviteGuests, listGuests, withdrawInvitation } from './guests.ts';
import { cancelEvent, createEvent, getEventToManage, listEventsToManage, publishEvent, saveEvent } from './keep-events.ts';
import { markArrival, undoArrival } from './mark-arrival.ts';
import { getEvent, listEvents } from './my-events.ts';
import { repeatEvent } from './repeat-event.ts';
import { getEventSeries } from './series.ts';

/** Events as members see them and check in to them, and what organizers keep. */
export const eventsRoutes =
  (platform: Platform & { putOrdersOnHold: PutOrdersOnHold }): Routes =>
  (app) => {
    answer(app, wire.listEvents, ({ actor, query }) => listEvents(platform, actor, query));
    answer(app, wire.getEvent, ({ actor, params }) => getEvent(platform, actor, params));
    answer(app, wire.answerEvent, ({ actor, params, body }) => answerEvent(platform, actor, { ...params, ...body }));
    answer(app, wire.checkIn, ({ actor, params, body }) => checkIn(platform, actor, { ...params, ...body }));
    answer(app, wire.getEventFile, async ({ actor, params, host, reply }) => {
      const file = await getEventFile(platform, actor, { ...params, host });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="event.ics"')
        .header('cache-control', 'no-store')
        .send(file);
    });

    answer(app, wire.listEventsToManage, ({ actor, query }) => listEventsToManage(platform, actor, query));
    answer(app, wire.exportEvents, ({ actor, query, reply }) => exportEvents(platform, actor, { query, reply }));
    answer(app, wire.createEvent, ({ actor, body }) => createEvent(platform, actor, body));
    answer(app, wire.getEventToManage, ({ actor, params }) => getEventToManage(platform, actor, params));
    answer(app, wire.saveEvent, ({ actor, params, body }) => saveEvent(platform, actor, { ...params, ...body }));
    answer(app, wire.publishEvent, ({ actor, params, body }) => publishEvent(platform, actor, { ...params, ...body }));
    answer(app, wire.cancelEvent, ({ actor, params, body }) => cancelEvent(platform, actor, { ...params, ...body }));

    answer(app, wire.getEventSeries, ({ actor, params }) => getEventSeries(platform, actor, params));
    answer(app, wire.repeatEvent, ({ actor, params, body }) => repeatEvent(platform, actor, { ...params, ...body }));

    answer(app, wire.listGuests, ({ actor, params, query }) => listGuests(platform, actor, { ...params, ...query }));
    answer(app, wire.exportGuests, ({ actor, params, query, reply }) => exportGuests(platform, actor, { ...params, query, reply }));
    answer(app, wire.inviteGuests, ({ actor, params, body }) => inviteGuests(platform, actor, { ...params, ...body }));
    answer(app, wire.withdrawInvitation, ({ actor, params }) => withdrawInvitation(platform, actor, params));

    answer(app, wire.getCheckInCodes, ({ actor, params, host }) => getCheckInCodes(platform, actor, { ...params, host }));
    answer(app, wire.renewCheckInCode, ({ actor, params }) => renewCheckInCode(platform, actor, params));
    answer(app, wire.listArrivals, ({ actor, params, query }) => listArrivals(platform, actor, { ...params, ...query }));
    answer(app, wire.exportArrivals, ({ actor, params, query, reply }) => exportArrivals(platform, actor, { ...params, query, reply }));
    answer(app, wire.markArrival, ({ actor, params, body }) => markArrival(platform, actor, { ...params, ...body }));
    answer(app, wire.undoArrival, ({ actor, params, body }) => undoArrival(platform, actor, { ...params, ...body }));
  };
