/** Builders of notices, for tests. */
import type { House } from '../../testing.ts';
import { tell } from './tell.ts';
import { writeLetters } from './write-letters.ts';

type Whose = { tenantId: string; memberId: string };

/** A notice that goes by mail at once, in a letter that is sent. */
export async function aLetter(house: House, whose: Whose): Promise<void> {
  await house.db.transaction((tx) =>
    tell(house.platform, tx, whose, { kind: 'session_revoked', facts: {}, cause: `letter ${house.platform.newId()}` }),
  );
  await writeLetters(house.platform);
  await house.drain();
}
