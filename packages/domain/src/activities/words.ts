export const activityRefusals = [
  'file_missing',
  'file_of_wrong_kind',
  'pages_missing',
  'duration_missing',
  'address_of_another_site',
  'address_missing',
  'manifest_missing',
  'manifest_unreadable',
  'entry_missing',
  'too_many_lessons',
  'address_not_embeddable',
  'page_missing',
  'course_id_missing',
  'cloud_not_set_up',
  'cloud_unreachable',
  'cloud_course_missing',
  'class_unknown',
] as const;
export type ActivityRefusal = (typeof activityRefusals)[number];

/** How far an activity is done. */
export type Completion = {
  /** 100 when, and only when, it is complete. */
  percent: number;
  isComplete: boolean;
  /** From 0 to 100, where the activity itself grades (a package); a test's attempts have their own. */
  grade?: number;
};

/** The later of two places by the device's clock; at the same instant the one further on, so that any order of arrival ends alike. */
export function laterPlace<P extends { at: string | null; place: number }>(a: P, b: P): P {
  const [atA, atB] = [a.at ?? '', b.at ?? ''];
  if (atA !== atB) return atA > atB ? a : b;
  return a.place >= b.place ? a : b;
}
