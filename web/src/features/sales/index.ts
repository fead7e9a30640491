/** Sales on the screen: reporting one with a photo, what waits on this device, and what became of those that were sent. */
export { useWaitingSales } from './desk/use-desk.ts';
