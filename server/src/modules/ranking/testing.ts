/** What members choose of rankings, by their own use-cases; for tests and the demo. */
export { nameInRanking } from './name-in-ranking.ts';
