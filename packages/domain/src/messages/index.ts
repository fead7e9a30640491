/** Messages of the program: what one needs before it goes, and what may be done with it when. */
import { searchable, unsafeAddressIn, type Text } from '../kernel/index.ts';
import type { Module } from '../tenancy/index.ts';

/** `sending` while its job goes from member to member; `taken_back` lies in nobody's inbox any more. */
export const messageStates = ['draft', 'scheduled', 'sending', 'sent', 'taken_back'] as const;
export type MessageState = (typeof messageStates)[number];

/** Where in the portal a message may lead, by the screen's address. */
export const messagePlaces = {
  courses: '/online-courses',
  trails: '/trails',
  campaigns: '/campaigns',
  store: '/reward-store',
  sales: '/sales',
  news: '/news',
  library: '/library',
  surveys: '/surveys',
  forum: '/forum',
  certificates: '/certificates',
} as const;
export type MessagePlace = keyof typeof messagePlaces;
export const messagePlaceKeys = [
  'courses',
  'trails',
  'campaigns',
  'store',
  'sales',
  'news',
  'library',
  'surveys',
  'forum',
  'certificates',
] as const;

/** The module that a place belongs to; surveys and certificates are there for every client. */
const moduleOfPlace: Partial<Record<MessagePlace, Module>> = {
  courses: 'online_courses',
  trails: 'trails',
  campaigns: 'campaigns',
  store: 'reward_store',
  sales: 'insert_sales',
  news: 'news',
  library: 'library',
  forum: 'forum',
};

/** Whether a place is there for a client with these modules on; nowhere always is. */
export function isPlaceOpen(place: MessagePlace | null, modules: ReadonlySet<string>): boolean {
  const module = place === null ? undefined : moduleOfPlace[place];
  return module === undefined || modules.has(module);
}

export const messageRefusals = [
  'title_required',
  'message_text_required',
  'link_forbidden',
  'message_place_off',
  'message_fixed',
  'message_not_scheduled',
  'message_not_sent',
  'message_time_past',
  'message_reaches_nobody',
] as const;
export type MessageRefusal = (typeof messageRefusals)[number];

/** What may be done with a message, by where it stands. */
export const mayBeDone = (state: MessageState) => ({
  save: state === 'draft',
  remove: state === 'draft',
  send: state === 'draft',
  unschedule: state === 'scheduled',
  takeBack: state === 'sending' || state === 'sent',
});

type Written = { title: Text; body: Text };
type Faults = Partial<Record<'title' | 'body' | 'place', MessageRefusal>>;

/** What is wrong with a draft, by field: it needs a title, and no link may lead where nobody should be led. */
export function faultsOfDraft({ title, body }: Written): Faults {
  return {
    ...(languagesOf(title).length > 0 ? {} : { title: 'title_required' }),
    ...(Object.values(body).some((said) => unsafeAddressIn(said ?? '') !== undefined) ? { body: 'link_forbidden' } : {}),
  };
}

/** What a message lacks before it goes: each language that has a part of it has both. */
export function faultsOfSending({ title, body }: Written): Faults {
  const [titled, told] = [languagesOf(title), languagesOf(body)];
  return {
    ...faultsOfDraft({ title, body }),
    ...(titled.length === 0 || told.some((locale) => !titled.includes(locale)) ? { title: 'title_required' } : {}),
    ...(told.length === 0 || titled.some((locale) => !told.includes(locale)) ? { body: 'message_text_required' } : {}),
  };
}

const languagesOf = (text: Text): string[] => Object.entries(text).flatMap(([locale, said]) => (searchable(said) === '' ? [] : [locale]));
