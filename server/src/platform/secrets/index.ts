/** Keys of this installation: made once, kept in the database, so that every server of it signs alike and a restore keeps links and sessions. */
import type { Chance, Clock } from '../clock/index.ts';
import type { Db } from '../database/index.ts';

import { secretNames, type SecretName } from './names.ts';

export type { SecretName } from './names.ts';
export { seal, unseal } from './seal.ts';

/** Reads the keys, making those that are missing; two servers that start at once agree on the first one written. */
export async function openSecrets({ db, clock, chance }: { db: Db; clock: Clock; chance: Chance }): Promise<(name: SecretName) => Buffer> {
  await db.transaction((tx) =>
    tx
      .insertInto('platform.secret')
      .values(secretNames.map((name) => ({ name, value: chance.bytes(32), created_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const rows = await db.write().selectFrom('platform.secret').select(['name', 'value']).execute();
  const keys = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => {
    const key = keys.get(name);
    if (!key) throw new Error(`no secret called ${name}`);
    return key;
  };
}
