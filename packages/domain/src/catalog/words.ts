export const courseStates = ['draft', 'published', 'retired'] as const;
export type CourseState = (typeof courseStates)[number];

/** Objects that a course without a picture may stand on its shelf. */
export const courseScenes = [
  'fridge',
  'side-by-side',
  'washer',
  'stove',
  'microwave',
  'air-conditioner',
  'fryer',
  'coffee-maker',
  'tv',
  'notebook',
  'phone',
  'headphones',
] as const;
export type CourseScene = (typeof courseScenes)[number];

export const catalogRefusals = [
  'title_required',
  'activities_required',
  'activity_unfinished',
  'nothing_to_publish',
  'already_retired',
  'prerequisite_circle',
  'order_incomplete',
] as const;
export type CatalogRefusal = (typeof catalogRefusals)[number];
