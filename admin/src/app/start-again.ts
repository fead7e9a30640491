import { base } from './base.ts';

/** The console begins anew: nothing of what was on screen, asked or half written goes along. */
export const startAgain = (): void => location.assign(`${base}/`);
