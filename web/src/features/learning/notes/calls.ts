import { call, configured } from '@vitrine/client';
import { listNotes, type Note } from '@vitrine/contract/learning';
import { deviceId, newId } from '../../../shared/device/ids.ts';
import { addNote } from '../outbox/kinds.ts';
import { nextSeq } from '../reports.ts';
import type { OwnNote } from './own-notes.ts';

/** The calls of notes, and what lies on this device: apart from the screens, which are drawn before the schemas have come. */
export const fetchNotes = async (courseId: string): Promise<Note[]> => (await call(listNotes, { params: { courseId } })).items;

/** Resolves once it lies on the device; the server gets it when it can be reached. An empty text takes the note away. */
export async function writeNote(courseId: string, { id, activityId, second, text, version }: OwnNote): Promise<void> {
  const where = { noteId: id, courseId, activityId, second, text: text.trim() };
  await addNote({ ...where, device: deviceId(), revision: nextSeq(), base: version, copyId: newId() });
}

export { waitingNotes } from '../outbox/kinds.ts';

const draftAt = (activityId: string) => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return `note/draft/${personId ?? ''}/${clientId ?? ''}/${activityId}`;
};

/** What is being written to an activity: kept on the device of its writer, and for them alone. */
export const readDraft = async (activityId: string): Promise<string> =>
  (await configured().device.kept.get<string>(draftAt(activityId))) ?? '';
export const writeDraft = (activityId: string, text: string): Promise<void> => configured().device.kept.set(draftAt(activityId), text);
