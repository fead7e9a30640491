/** Builders of notices, for tests. */
import type { BuiltPerson } from '../identity/testing.ts';
import type { House } from '../../testing.ts';
import { keepPushDevice } from './push/devices.ts';
import { tell } from './tell.ts';
import { writeEmails } from './write-emails.ts';

type Whose = { tenantId: string; memberId: string };

/** A notice that goes by mail at once, in an e-mail that is sent. */
export async function aEmail(house: House, whose: Whose): Promise<void> {
  await house.db.transaction((tx) =>
    tell(house.platform, tx, whose, { kind: 'session_revoked', facts: {}, cause: `letter ${house.platform.newId()}` }),
  );
  await writeEmails(house.platform);
  await house.drain();
}

/** A phone of this person, and each notice of theirs on its way to it. */
export async function aPush({ platform }: Pick<House, 'platform'>, { actor }: Pick<BuiltPerson, 'actor'>, token: string): Promise<void> {
  await keepPushDevice({ ...platform, push: { ...platform.push, isOn: true } }, actor, { token, system: 'android' });
  await platform.db.transaction((tx) =>
    tx
      .insertInto('notices.push')
      .columns(['tenant_id', 'id', 'notice_id', 'site_id', 'device_id', 'created_at'])
      .expression((row) =>
        row
          .selectFrom('notices.notice as n')
          .innerJoin('notices.push_device as d', (join) =>
            join.onRef('d.tenant_id', '=', 'n.tenant_id').onRef('d.member_id', '=', 'n.member_id'),
          )
          .select(['n.tenant_id', 'n.id', 'n.id as notice_id', 'd.site_id', 'd.id as device_id', 'd.created_at'])
          .where('n.tenant_id', '=', actor.tenantId)
          .where('n.member_id', '=', actor.memberId),
      )
      .onConflict((taken) => taken.doNothing())
      .execute(),
  );
}
