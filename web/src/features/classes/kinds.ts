import type { ClassKind } from '@vitrine/domain/classes';

/** Where the classes of a kind lie. */
export const pathOf = { presential: '/presential-courses', live_class: '/live-classes', webinar: '/webinars' } as const satisfies Record<
  ClassKind,
  string
>;
/** What an address narrows a kind's list by (FIL-02). */
export const statusOf = { presential: 'presential_status', live_class: 'live_class_status', webinar: 'webinar_status' } as const;
export const onlineOf = { presential: 'presential_is_online', live_class: 'live_class_is_online', webinar: 'webinar_is_online' } as const;

/** The waiting room of a webinar (WEB-02), within a trail where it was opened from one. */
export const loungeOf = ({ courseId, classId, trailId }: { courseId: string; classId: string; trailId?: string | undefined }): string =>
  `${trailId === undefined ? '' : `/trails/${trailId}`}/webinars-lounge/${courseId}?class=${classId}`;
/** A meeting in our own page. */
export const meetingOf = (kind: ClassKind, { courseId, encounterId }: { courseId: string; encounterId: string }): string =>
  `${pathOf[kind]}/${courseId}/meeting/${encounterId}`;
