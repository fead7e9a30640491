/** What the console asks of the device it runs on: time, ids, storage, files, network. */
export { browserDevice } from './browser-device.ts';
export { deviceZone, instantIn, nowMs, useSecondsUntil } from './clock.ts';
export { keptMode } from './kept.ts';
export { askBeforeLeaving, onLeaving } from './leaving.ts';
export { newId } from './new-id.ts';
export { onOnline, useIsOffline } from './online.ts';
export { useRemembered } from './remembered.ts';
export { release } from './release.ts';
