import type { SurveyAudience } from '@vitrine/contract/surveys';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceFaults, audienceIn, rowsOfAudience } from '../identity/index.ts';

export async function audienceOf(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, surveyId: string): Promise<SurveyAudience> {
  const rows = await db
    .selectFrom('surveys.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('survey_id', '=', surveyId)
    .execute();
  return audienceIn(rows);
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<Platform, 'newId'>,
  tx: Tx,
  actor: Actor,
  { surveyId, audience, prefix }: { surveyId: string; audience: SurveyAudience; prefix: string },
): Promise<void> {
  refuseFields(await audienceFaults(tx, actor, audience), { prefix: `${prefix}audience.` });
  await tx.deleteFrom('surveys.audience').where('tenant_id', '=', actor.tenantId).where('survey_id', '=', surveyId).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  await tx
    .insertInto('surveys.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), survey_id: surveyId, ...one })))
    .execute();
}
