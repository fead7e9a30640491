import type { Locale } from '@vitrine/domain/kernel';
import type { Reader } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keptByIdentity, tellMember, tellPerson, type Owner } from '../../identity/index.ts';
import type { KeptNames, Membership, PersonalRooms, Sections } from '../personal-records.ts';
import { privacyWords } from '../words.ts';
import type { Part } from './archive-facts.ts';
import { copyFiles } from './copy-rows.ts';

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
    title: privacyWords[owner.locale].copy.person,
    sections: personSectionsOf(reader, owner),
    names,
    files: [],
  };
  const parts = [own];
  for (const who of memberships) {
    const { name, slug, host } = await clientOf(reader, who);
    const files = await storage.filesOf({ ...who, rooms: [null, copyFiles] });
    for (const room of Object.values(rooms)) files.push(...((await room.files?.({ ...who, host })) ?? []));
    parts.push({ folder: `clients/${slug}`, title: name, sections: sectionsOf(reader, rooms, who), names, files });
  }
  return parts;
}

/** What is told of a person whatever client they are in. */
export const personSectionsOf = (db: Reader, who: { personId: string }): Sections => ({
  ...tellPerson(db, who),
  'privacy.copy': db.selectFrom('privacy.copy').select('asked_at').where('person_id', '=', who.personId).orderBy('person_id'),
});

/** What all rooms tell of a member, who they are first. */
export const sectionsOf = (db: Reader, rooms: PersonalRooms, who: Membership): Sections =>
  Object.assign({}, tellMember(db, who), ...Object.values(rooms).map((room) => room.tell(who)));

/** What all rooms call what they tell. */
export const namesOf = (rooms: PersonalRooms, locale: Locale): KeptNames =>
  Object.assign({}, keptByIdentity(locale), privacyWords[locale].kept, ...Object.values(rooms).map(({ names }) => names?.[locale] ?? {}));

/** By its site's main host: nobody's request says another. */
const clientOf = (db: Reader, { tenantId }: Membership) =>
  db
    .selectFrom('tenancy.tenant as t')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .select(['t.name', 't.slug', 's.main_host as host'])
    .where('t.id', '=', tenantId)
    .executeTakeFirstOrThrow();
