export const trailStates = ['draft', 'published', 'retired'] as const;
export type TrailState = (typeof trailStates)[number];

/** What may stand in a trail (TRL-01). */
export const trailItemKinds = ['course', 'presential_catalog', 'webinar', 'live_class'] as const;
export type TrailItemKind = (typeof trailItemKinds)[number];

/** Those whose room is there: only they can be added. */
export const trailItemKindsToAdd = ['course'] as const satisfies readonly TrailItemKind[];

export const trailRefusals = [
  'title_required',
  'trail_empty',
  'item_twice',
  'item_not_published',
  'nothing_to_publish',
  'trail_already_retired',
  'trail_circle',
  'name_required',
  'in_use',
] as const;
export type TrailRefusal = (typeof trailRefusals)[number];
