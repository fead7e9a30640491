import type { StoredFile } from '@vitrine/contract/kernel';
import { configured } from './configuration.ts';
import { sendUpload, type UploadAsk } from './upload.ts';

/** A page that was closed goes on where it stopped when the same file is chosen again: what was begun is known by the file's own marks. */
export async function sendChosenFile(
  file: File,
  ask: Omit<UploadAsk, 'bytes' | 'name' | 'type' | 'begun' | 'onBegun'>,
): Promise<StoredFile> {
  const { device, store } = configured();
  const { personId = '', id_user_client_selected: clientId = '' } = store.get();
  const place = `vitrine:upload/${[personId, clientId, ask.purpose, file.size, file.lastModified, file.name].join('/')}`;
  const forget = () => device.storage?.removeItem(place);
  const remember = (upload: string) => {
    try {
      device.storage?.setItem(place, upload);
    } catch {
      // A full storage: the file is sent whole the next time.
    }
  };
  const begun = device.storage?.getItem(place) ?? undefined;
  try {
    const stored = await sendUpload({ ...ask, bytes: file, name: file.name, type: file.type, begun, onBegun: remember });
    forget();
    return stored;
  } catch (fault) {
    if (ask.signal?.aborted) forget();
    throw fault;
  }
}
