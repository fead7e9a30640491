/** Builders of classes, by the same use-cases that staff and members call; for tests and the demo. */
import type { ClassDetail, ClassFields, EncounterForm, MeetingProviderForm } from '@vitrine/contract/classes';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createClass, publishClass } from './keep-classes.ts';
import { addEncounter } from './keep-encounters.ts';

export { cancelClass, closeClass } from './keep-classes.ts';
export { moveOpening } from './openings.ts';
export { issueResults, markAllPresent, markPresence } from './presence.ts';
export { saveMeetingProvider } from './meetings/provider.ts';
export { joinMeeting } from './meetings/join-meeting.ts';
export { reportWatching } from './meetings/report-watching.ts';
export { sendReaction } from './reactions.ts';
export { subscribe } from './seats.ts';
export { noteSightings } from './sightings.ts';

/** A class at a place, open for years. */
export const classFields = (wish: Partial<ClassFields> = {}): ClassFields => ({
  name: 'Turma 1',
  kind: 'presential',
  courseId: null,
  instructorId: null,
  seats: 10,
  opensAt: '2020-01-01T00:00:00.000Z',
  closesAt: '2035-01-01T00:00:00.000Z',
  minimumPercent: 75,
  isTentative: false,
  hasLounge: false,
  agenda: '',
  ...wish,
});

export const encounterForm = (wish: Partial<EncounterForm> = {}): EncounterForm => ({
  day: '2034-03-06',
  time: '09:00',
  zone: 'America/Sao_Paulo',
  minutes: 180,
  place: 'Loja-escola, Tatuapé',
  meetingUrl: null,
  isInPage: false,
  capacity: null,
  ...wish,
});

/** A Jitsi of one's own. */
export const meetingSettings = (wish: Partial<MeetingProviderForm> = {}): MeetingProviderForm => ({
  kind: 'jitsi',
  domain: 'meet.example.com',
  appId: 'vitrine',
  keyId: '',
  secret: 'segredo-das-salas-de-reuniao',
  ...wish,
});

type ClassWish = Partial<ClassFields> & { encounters?: readonly Partial<EncounterForm>[] };

/** A published class with its encounters; whoever makes it teaches it unless told. */
export async function aClass(platform: Platform, actor: Actor, { encounters = [{}], ...wish }: ClassWish): Promise<ClassDetail> {
  const { id: classId } = await createClass(platform, actor, classFields({ instructorId: actor.memberId, ...wish }));
  for (const one of encounters) await addEncounter(platform, actor, { classId, ...encounterForm(one) });
  return publishClass(platform, actor, { classId, version: 1 + encounters.length });
}

/** The platform at another hour: members subscribe to what is over now. */
export const asOf = (platform: Platform, now: string): Platform => ({
  ...platform,
  clock: { now: () => now, in: (milliseconds) => new Date(Date.parse(now) + milliseconds).toISOString() },
});
