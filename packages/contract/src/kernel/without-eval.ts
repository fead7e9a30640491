import { config } from 'zod';

/** Schemas compile themselves where they may. A page's security policy refuses that, and reports the attempt: in a browser they judge without. */
export const judgeWithoutEval = (): void => void config({ jitless: true });
