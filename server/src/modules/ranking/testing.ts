/** What members choose of rankings, and how they stood, by the room's own use-cases; for tests and the demo. */
export { keepStandings } from './keep-standings.ts';
export { nameInRanking } from './name-in-ranking.ts';
