/** Builders of notices, for tests. */
import type { House } from '../../testing.ts';
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
