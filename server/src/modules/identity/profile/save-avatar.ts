import type { Profile } from '@vitrine/contract/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileAccess } from '../../../platform/storage/index.ts';
import { editProfile } from './edit-profile.ts';
import type { ProfileParts } from './get-profile.ts';

/**
 * Takes a picture that the person uploaded themselves, written anew by the storage, or none. Of this client alone: a person shows a face where they
 * chose to. Refuses `file_missing` for a file that is not theirs, `file_of_wrong_kind` for one that is no picture.
 */
export const saveAvatar = (parts: ProfileParts, actor: Actor, { fileId }: { fileId: string | null }): Promise<Profile> =>
  editProfile(parts, actor, { version: null, part: 'avatar' }, async (tx) => {
    const { tenantId, memberId, personId } = actor;
    if (fileId !== null) {
      const [file] = await parts.storage.find(tx, { tenantId, ids: [fileId], uploadedBy: personId });
      if (!file) throw new Refusal('file_missing', { fields: { fileId: 'file_missing' } });
      if (file.purpose !== 'image') throw new Refusal('file_of_wrong_kind', { fields: { fileId: 'file_of_wrong_kind' } });
      await parts.storage.own(tx, { tenantId, fileId, room: 'identity', ownerId: memberId });
    }
    await tx
      .updateTable('identity.member')
      .set({ avatar_file_id: fileId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', memberId)
      .execute();
  });

/** A face is for its owner, and for who looks after people. */
export const identityFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId, fileId }) => {
    if (ownerId !== actor.memberId && !actor.permissions.has('people.read')) return false;
    const shown = await db
      .read()
      .selectFrom('identity.member')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .where('avatar_file_id', '=', fileId)
      .executeTakeFirst();
    return shown !== undefined;
  };
