/** Podcasts on the screen, and what plays on from screen to screen. */
export { listeningOutbox } from './player/lazy.ts';
export { PlayingBar } from './player/playing-bar.tsx';
