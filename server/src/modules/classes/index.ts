/** Classes of courses: who is subscribed, who was there, the verdicts, and what an instructor has open. */
export { encountersBetween, type DatedEncounter } from './encounters-between.ts';
export { followLiveClasses } from './follow-live-classes.ts';
export { openingsSql } from './held-back.ts';
export { classesAmong, verdictsOfClass } from './verdicts.ts';
