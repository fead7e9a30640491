/** Levels on the screen: where a member stands, the way to the next level, and what became of the request for it. */
export { LevelWay } from './level-way.tsx';
