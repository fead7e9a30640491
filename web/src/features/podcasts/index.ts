/** Podcasts on the screen, and what plays on from screen to screen. */
export { PlayingBar } from './player/playing-bar.tsx';
