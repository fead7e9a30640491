import * as wire from '@vitrine/contract/classes';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getClassFile, getEncounterFile } from './encounter-file.ts';
import { getClassToManage } from './get-class.ts';
import { cancelClass, closeClass, createClass, publishClass, saveClass } from './keep-classes.ts';
import { addEncounter, addEncounters, cancelEncounter, steerEncounter } from './keep-encounters.ts';
import { listClassesToManage } from './list-classes.ts';
import { joinMeeting } from './meetings/join-meeting.ts';
import { getMeetingProvider, removeMeetingProvider, saveMeetingProvider } from './meetings/provider.ts';
import { reportWatching } from './meetings/report-watching.ts';
import { getClassesOfCourse, listCards } from './my-classes.ts';
import { listClassActivities, listOpenings, moveOpening, type CountProgress } from './openings.ts';
import { issueResults, listClassPeople, markAllPresent, markPresence } from './presence.ts';
import { sendReaction } from './reactions.ts';
import { leave, subscribe } from './seats.ts';
import { watchClass, type MembersAtActivity } from './watch-class.ts';

export type ClassesPorts = { countProgress: CountProgress; membersAtActivity: MembersAtActivity };

/** What members see and do, and what staff plans and marks. */
export const classesRoutes =
  (platform: Platform & ClassesPorts): Routes =>
  (app) => {
    answer(app, wire.listPresentialCourses, ({ actor, query: { presential_status: status, presential_is_online: online, ...ask } }) =>
      listCards(platform, actor, { ...ask, kind: 'presential', status, isOnline: online === 'true' }),
    );
    answer(app, wire.listLiveClasses, ({ actor, query: { live_class_status: status, live_class_is_online: online, ...ask } }) =>
      listCards(platform, actor, { ...ask, kind: 'live_class', status, isOnline: online === 'true' }),
    );
    answer(app, wire.listWebinars, ({ actor, query: { webinar_status: status, webinar_is_online: online, ...ask } }) =>
      listCards(platform, actor, { ...ask, kind: 'webinar', status, isOnline: online === 'true' }),
    );
    answer(app, wire.getClassesOfCourse, ({ actor, params }) => getClassesOfCourse(platform, actor, params));
    answer(app, wire.subscribeToClass, ({ actor, params, body }) => subscribe(platform, actor, { ...params, ...body }));
    answer(app, wire.leaveClass, ({ actor, params }) => leave(platform, actor, params));
    answer(app, wire.getEncounterFile, async ({ actor, host, params, reply }) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="class.ics"')
        .header('cache-control', 'no-store')
        .send(await getEncounterFile(platform, actor, { ...params, host })),
    );
    answer(app, wire.getClassFile, async ({ actor, host, params, reply }) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="class.ics"')
        .header('cache-control', 'no-store')
        .send(await getClassFile(platform, actor, { ...params, host })),
    );
    answer(app, wire.sendReaction, ({ actor, params, body }) => sendReaction(platform, actor, { ...params, ...body }));

    answer(app, wire.joinMeeting, ({ actor, params }) => joinMeeting(platform, actor, params));
    answer(app, wire.reportWatching, ({ actor, params, body }) => reportWatching(platform, actor, { ...params, ...body }));

    answer(app, wire.getMeetingProvider, ({ actor }) => getMeetingProvider(platform, actor));
    answer(app, wire.saveMeetingProvider, ({ actor, body }) => saveMeetingProvider(platform, actor, body));
    answer(app, wire.removeMeetingProvider, ({ actor }) => removeMeetingProvider(platform, actor));
    answer(app, wire.listClassesToManage, ({ actor, query }) => listClassesToManage(platform, actor, query));
    answer(app, wire.createClass, ({ actor, body }) => createClass(platform, actor, body));
    answer(app, wire.getClassToManage, ({ actor, params }) => getClassToManage(platform, actor, params));
    answer(app, wire.saveClass, ({ actor, params, body }) => saveClass(platform, actor, { ...params, ...body }));
    answer(app, wire.publishClass, ({ actor, params, body }) => publishClass(platform, actor, { ...params, ...body }));
    answer(app, wire.closeClass, ({ actor, params, body }) => closeClass(platform, actor, { ...params, ...body }));
    answer(app, wire.cancelClass, ({ actor, params, body }) => cancelClass(platform, actor, { ...params, ...body }));
    answer(app, wire.addEncounter, ({ actor, params, body }) => addEncounter(platform, actor, { ...params, ...body }));
    answer(app, wire.addEncounters, ({ actor, params, body }) => addEncounters(platform, actor, { ...params, ...body }));
    answer(app, wire.cancelEncounter, ({ actor, params }) => cancelEncounter(platform, actor, params));
    answer(app, wire.steerEncounter, ({ actor, params, body }) => steerEncounter(platform, actor, { ...params, ...body }));
    answer(app, wire.listClassPeople, ({ actor, params, query }) => listClassPeople(platform, actor, { ...params, ...query }));
    answer(app, wire.markPresence, ({ actor, params, body }) => markPresence(platform, actor, { ...params, ...body }));
    answer(app, wire.markAllPresent, ({ actor, params }) => markAllPresent(platform, actor, params));
    answer(app, wire.issueResults, ({ actor, params, body }) => issueResults(platform, actor, { ...params, ...body }));

    answer(app, wire.listOpenings, ({ actor, params }) => listOpenings(platform, actor, params));
    answer(app, wire.moveOpening, ({ actor, params, body }) => moveOpening(platform, actor, { ...params, ...body }));
    answer(app, wire.watchClass, ({ actor, params, query }) => watchClass(platform, actor, { ...params, ...query }));
    answer(app, wire.listClassActivities, ({ actor, params }) => listClassActivities(platform, actor, params));
  };
