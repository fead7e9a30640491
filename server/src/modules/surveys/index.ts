/** Surveys and reaction evaluations: what is asked of whom, what they answered once, and what it comes to. */
export { dueSurvey } from './my-surveys.ts';
export type { NamedTraining } from './trainings.ts';
