import type { ClassKind } from '@vitrine/domain/classes';

/** Where members find the classes of a kind. */
export const screenOfKind = {
  presential: '/presential-courses',
  live_class: '/live-classes',
  webinar: '/webinars',
} as const satisfies Record<ClassKind, string>;
