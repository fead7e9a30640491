import type { Locale } from '@vitrine/domain/kernel';
import type { Reader } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { choiceWords } from '../choice-words.ts';
import type { KeptNames, Membership, PersonalRooms, Sections } from '../leaving/ports.ts';
import type { Owner } from '../owners.ts';
import type { Part } from './archive-facts.ts';
import { tellMember } from './tell-member.ts';
import { tellPerson } from './tell-person.ts';

type Parts = Pick<Platform, 'db' | 'storage'>;

/** What a copy consists of: who the person is, then each client of theirs with what all rooms keep there. */
export async function partsOf(
  { db, storage }: Parts,
  rooms: PersonalRooms,
  { owner, memberships }: { owner: Owner; memberships: readonly Membership[] },
): Promise<Part[]> {
  const reader = db.write();
  const names = namesOf(rooms, owner.locale);
  const own: Part = {
    folder: 'person',
    title: choiceWords[owner.locale].copy.person,
    sections: tellPerson(reader, owner),
    names,
    files: [],
  };
  const parts = [own];
  for (const who of memberships) {
    const { name, slug, host } = await clientOf(reader, who);
    const files = await storage.filesOf({ ...who, rooms: [null, 'identity'] });
    for (const room of Object.values(rooms)) files.push(...((await room.files?.({ ...who, host })) ?? []));
    parts.push({ folder: `clients/${slug}`, title: name, sections: sectionsOf(reader, rooms, who), names, files });
  }
  return parts;
}

/** What all rooms tell of a member, this one first. */
export const sectionsOf = (db: Reader, rooms: PersonalRooms, who: Membership): Sections =>
  Object.assign({}, tellMember(db, who), ...Object.values(rooms).map((room) => room.tell(who)));

/** What all rooms call what they tell. */
export const namesOf = (rooms: PersonalRooms, locale: Locale): KeptNames =>
  Object.assign({}, choiceWords[locale].kept, ...Object.values(rooms).map(({ names }) => names?.[locale] ?? {}));

/** By its site's main host: nobody's request says another. */
const clientOf = (db: Reader, { tenantId }: Membership) =>
  db
    .selectFrom('tenancy.tenant as t')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .select(['t.name', 't.slug', 's.main_host as host'])
    .where('t.id', '=', tenantId)
    .executeTakeFirstOrThrow();
