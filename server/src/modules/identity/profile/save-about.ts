import type { Profile, ProfileAbout } from '@vitrine/contract/identity';
import { documentKindOf, documentRefusalsOf, joinedName, normaliseDocument } from '@vitrine/domain/identity';
import { judgeAbout } from '@vitrine/domain/identity/registration';
import type { Actor } from '../../../platform/http/index.ts';
import { countTry, type TryLimit } from '../../../platform/limits/index.ts';
import { getSettings } from './settings.ts';
import { keptDay } from '../registration/answers-of-person.ts';
import { refuseFaults } from '../registration/refuse-faults.ts';
import { namesAtFields, takenNames } from '../taken-names.ts';
import { takenAsOf } from '../registration/taken-as-of.ts';
import { editProfile } from './edit-profile.ts';
import type { ProfileParts } from './get-profile.ts';
import { keepOwn } from './keep-own.ts';
import { findProfile } from './profile-rows.ts';

const prefix = 'about.';

/**
 * Saves what a person tells about themselves (PRO-02). Another document is told as taken only so often (decision D64). Refuses `changed_meanwhile`,
 * `too_many_requests`, and at fields whatever the rules of a profile refuse, `document_taken` and `cpf_taken`.
 */
export async function saveAbout(
  parts: ProfileParts,
  actor: Actor,
  { version, about }: { version: number; about: ProfileAbout },
): Promise<Profile> {
  const { isDocumentStrict, today } = await getSettings(parts, actor);
  const document = normaliseDocument(about.document);
  const seen = await findProfile(parts.db.write(), actor, { lock: false });
  // Outside of the transaction: one that is refused has to count.
  if (document !== '' && document !== seen.document) await countTry(parts, { count: otherDocuments(actor) });
  return takenAsOf(actor.country, { at: `${prefix}document` }, () =>
    namesAtFields({ prefix }, () =>
      editProfile(parts, actor, { version, part: 'about' }, async (tx, before) => {
        const { country } = before;
        const isDocumentMandatory = before.document !== null;
        refuseFaults(judgeAbout({ about, country, today, isDocumentStrict, isDocumentMandatory }), { prefix, bare: [] });
        const isOther = document !== (before.document ?? '');
        if (isOther && document !== '') {
          const taken = await takenNames(tx, actor, {
            userName: before.user_name,
            email: before.email,
            document,
            personId: actor.personId,
          });
          refuseFaults(taken['document'] ? { document: documentRefusalsOf(country).taken } : {}, { prefix, bare: [] });
        }
        const lastName = joinedName({ name: '', lastName: about.lastName });
        await tx
          .updateTable('identity.person')
          .set({
            full_name: joinedName(about),
            last_name: lastName,
            birthday: about.birthday ? keptDay(about.birthday) : null,
            gender: about.gender,
            ...(isOther ? { document: document || null, document_kind: documentKindOf(country) } : {}),
          })
          .where('id', '=', actor.personId)
          .execute();
        await keepOwn(tx, actor, {
          nickname: about.nickname,
          marital_status: about.maritalStatus,
          children: about.children,
          profession: about.profession,
          has_special_needs: about.hasSpecialNeeds,
          special_needs: about.hasSpecialNeeds ? about.specialNeeds : '',
        });
      }),
    ),
  );
}

/** Nobody finds out by their own profile whose documents are registered. */
const otherDocuments = ({ personId }: Actor): TryLimit => ({ what: 'other-document', who: personId, tries: 5, windowMinutes: 60 });
