import type { CopyOfData } from '@vitrine/contract/privacy';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { copyShown, findCopy } from './copy-rows.ts';

/** Whether a copy is being made, or lies ready (PRO-05). */
export async function getCopy({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<CopyOfData> {
  return copyShown(await findCopy(db.write(), actor), clock.now()); // what was asked for a moment ago is shown
}
