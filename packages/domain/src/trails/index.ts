/** Trails as the brand makes them: courses and meetings one after the other, in immutable versions (decision D10). */
export { judgeTrailPublication, twiceIn, type TrailPublicationFacts } from './publication.ts';
export {
  trailItemKinds,
  trailItemKindsToAdd,
  trailRefusals,
  trailStates,
  type TrailItemKind,
  type TrailRefusal,
  type TrailState,
} from './words.ts';
