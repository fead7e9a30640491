import type { PersonDetail } from '@vitrine/contract/identity';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { detailOf, getMember } from './member-rows.ts';

/** A person of the client, with what the actor may do to them. Refuses `not_found`. */
export async function getPerson({ db }: Pick<Platform, 'db'>, actor: Actor, { memberId }: { memberId: string }): Promise<PersonDetail> {
  return detailOf(await getMember(db.write(), actor, { memberId, lock: false }));
}
