import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** A certificate stays true and can be verified by its code; whose it was, its page says no more. */
export const certificatesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  erase: async ({ tenantId, memberId, pseudonym }) => {
    await db
      .write()
      .updateTable('certificates.certificate')
      .set({ holder: pseudonym })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute();
  },
});
