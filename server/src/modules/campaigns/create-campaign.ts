import type { CampaignForm } from '@vitrine/contract/campaigns';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignColumns, checkCampaignForm } from './campaign-form.ts';
import { recordOnProgram } from './edits.ts';

/** Begins a campaign as a draft with an empty points table. Refuses at its fields. */
export function createCampaign(parts: Pick<Platform, 'db' | 'clock' | 'newId'>, actor: Actor, form: CampaignForm): Promise<{ id: string }> {
  const id = parts.newId();
  const tableId = parts.newId();
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    await checkCampaignForm(tx, { form, prefix: '' });
    await tx
      .insertInto('campaigns.campaign')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        ...campaignColumns(form),
        terms_version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('campaigns.points_table')
      .values({ tenant_id: actor.tenantId, id: tableId, campaign_id: id, number: 1, version: 1, created_at: now, updated_at: now })
      .execute();
    await recordOnProgram(parts, tx, actor, { subject: 'campaign', subjectId: id, what: 'campaign.created', before: null, after: form });
    return { id };
  });
}
