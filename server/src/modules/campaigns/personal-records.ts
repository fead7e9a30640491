import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** Registrations stay, for sales are counted by their stores; they name the member by their id alone. */
export const campaignsRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  erase: async ({ tenantId, memberId }) => {
    await db
      .write()
      .deleteFrom('campaigns.selected_campaign')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute();
  },
});
