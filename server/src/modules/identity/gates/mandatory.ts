import type { Duty } from '@vitrine/contract/identity';
import type { Actor } from '../../../platform/http/index.ts';

/** What has to be done first, in the words of the person's language; null where nothing is due. */
export type Due = { survey: Duty | null; training: Duty | null; mayCloseTrainingBanner: boolean };

/** Asked upward: what the rooms of surveys and of trainings want this member to do first (SES-19); `app.ts` hands it in. */
export type Mandatory = (actor: Actor) => Promise<Due>;
