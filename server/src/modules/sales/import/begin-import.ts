import { createHash } from 'node:crypto';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

export const salesImportJob = 'sales.import';
type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs'>;

/**
 * Begins an import with a spreadsheet that the person uploaded themselves, and its dry run with it: nothing is credited. Refuses `file_missing`, `file_of_wrong_kind` and, for a
 * campaign of another client, `not_found`; what is wrong with the spreadsheet is told as the import's problem.
 */
export async function beginSalesImport(
  parts: Parts,
  actor: Actor,
  { campaignId, fileId }: { campaignId: string; fileId: string },
): Promise<{ id: string }> {
  const { tenantId, personId } = actor;
  const [file] = await parts.storage.find(parts.db.read(), { tenantId, ids: [fileId], uploadedBy: personId });
  if (!file) throw new Refusal('file_missing', { fields: { fileId: 'file_missing' } });
  if (file.purpose !== 'sheet') throw new Refusal('file_of_wrong_kind', { fields: { fileId: 'file_of_wrong_kind' } });
  const content = await parts.storage.read(fileId);
  const [importId, now] = [parts.newId(), parts.clock.now()];
  await parts.db.transaction(async (tx) => {
    const campaign = await tx
      .selectFrom('campaigns.campaign')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', campaignId)
      .executeTakeFirst();
    if (!campaign) throw notFound();
    await parts.storage.own(tx, { tenantId, fileId, room: 'sales', ownerId: importId });
    await tx
      .insertInto('sales.import')
      .values({
        tenant_id: tenantId,
        id: importId,
        campaign_id: campaignId,
        member_id: actor.memberId,
        file_id: fileId,
        file_name: file.name,
        file_hash: createHash('sha256').update(content).digest('hex'),
        format: file.contentType === 'text/csv' ? 'csv' : 'xlsx',
        state: 'rehearsing',
        created_at: now,
        changed_at: now,
      })
      .execute();
    await parts.jobs.send({ tx, name: salesImportJob, payload: { tenantId, importId }, once: importId });
  });
  return { id: importId };
}
