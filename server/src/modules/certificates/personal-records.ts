import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';
import { Readable } from 'node:stream';
import { drawnFile } from './get-certificate-file.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings' | 'storage'>;

/** A certificate stays true and can be verified by its code; whose it was, its page says no more. */
export const certificatesRecords = ({ db, ...parts }: Parts): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'certificates.certificate': db
      .read()
      .selectFrom('certificates.certificate')
      .select(['id', 'course_title', 'holder', 'workload_minutes', 'grade', 'issued_on', 'issued_at', 'expires_on', 'code'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
  }),
  files: async ({ tenantId, memberId, host }) => {
    const issued = await db
      .read()
      .selectFrom('certificates.certificate')
      .select(['id', 'code'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    const drawn = async function* (certificateId: string) {
      yield (await drawnFile({ db, ...parts }, { certificateId, memberId, host })).content;
    };
    return issued.map(({ id, code }) => ({ id, name: `${code}.pdf`, open: () => Readable.from(drawn(id)) }));
  },
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
