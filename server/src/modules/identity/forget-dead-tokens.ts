import type { Platform } from '../../platform/platform.ts';

/**
 * Throws away tokens that expired a day ago or more, and log-ins that have none left. A used refresh token stays until it would have expired: so
 * long it can betray a thief (decision D52). Answers how many tokens went.
 */
export function forgetDeadTokens({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.deleteFrom('identity.token').where('expires_at', '<', clock.in(-86_400_000)).executeTakeFirstOrThrow();
    await tx.deleteFrom('identity.webservice_token').where('expires_at', '<', clock.in(-86_400_000)).execute();
    await tx
      .deleteFrom('identity.token_family as f')
      .where('f.created_at', '<', clock.in(-86_400_000))
      .where((row) => row.not(row.exists(row.selectFrom('identity.token as t').select('t.hash').whereRef('t.family_id', '=', 'f.id'))))
      .execute();
    return Number(gone.numDeletedRows);
  });
}
