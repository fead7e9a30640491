import type { ClassKind } from '@vitrine/domain/classes';

/** Where the classes of a kind lie. */
export const pathOf = { presential: '/presential-courses', live_class: '/live-classes', webinar: '/webinars' } as const satisfies Record<
  ClassKind,
  string
>;
/** What an address narrows a kind's list by (FIL-02). */
export const statusOf = { presential: 'presential_status', live_class: 'live_class_status', webinar: 'webinar_status' } as const;
export const onlineOf = { presential: 'presential_is_online', live_class: 'live_class_is_online', webinar: 'webinar_is_online' } as const;
