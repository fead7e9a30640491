/** The sheet of a screen before the log-in, for rooms that have such a screen. */
export { PublicSheet } from '../features/identity/index.ts';
