import { configured } from '@vitrine/client';
import { newId } from '../device/ids.ts';
import type { Picture } from '../device/picture.ts';

/** A recording on this device, until the server has what it belongs to. */
export type KeptRecording = {
  /** Names it here, and is the Idempotency-Key of what it is sent with: born with it, so that it counts once (D40). */
  key: string;
  type: string;
  seconds: number;
  pieces: number;
  upload?: string;
  fileId?: string;
};

/** Where one recording of a person lies: `place` says for what, as `forum/TOPIC`. The pieces lie apart, so that a second more is a second written. */
export function recordingAt(place: string) {
  const { device, store } = configured();
  const { personId, id_user_client_selected: clientId } = store.get();
  const at = `recordings/${personId ?? ''}/${clientId ?? ''}/${place}`;
  const pieceAt = (key: string, nth: number) => `${at}/${key}/${nth}`;
  const read = async () => (await device.kept.get<KeptRecording | null>(at)) ?? undefined;
  const write = (kept: KeptRecording | null) => device.kept.set(at, kept);
  return {
    read,
    begin: async (type: string): Promise<KeptRecording> => {
      const kept = { key: newId(), type, seconds: 0, pieces: 0 };
      await write(kept);
      return kept;
    },
    /** Keeps one piece more: a crash loses what came behind it. */
    add: async (kept: KeptRecording, { piece, seconds }: { piece: ArrayBuffer; seconds: number }): Promise<KeptRecording> => {
      await device.kept.set(pieceAt(kept.key, kept.pieces), piece);
      const longer = { ...kept, pieces: kept.pieces + 1, seconds };
      await write(longer);
      return longer;
    },
    change: write,
    /** All pieces as one file. */
    whole: async ({ key, type, pieces }: KeptRecording): Promise<Picture> => {
      const parts = await Promise.all(Array.from({ length: pieces }, (_, nth) => device.kept.get<ArrayBuffer>(pieceAt(key, nth))));
      const blob = new Blob(
        parts.flatMap((part) => part ?? []),
        { type },
      );
      return { bytes: await blob.arrayBuffer(), type, name: `recording.${type === 'audio/mp4' ? 'm4a' : 'webm'}` };
    },
    forget: async ({ key, pieces }: KeptRecording): Promise<void> => {
      await write(null);
      for (let nth = 0; nth < pieces; nth += 1) await device.kept.set(pieceAt(key, nth), undefined);
    },
  };
}
