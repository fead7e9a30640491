import { sendPicture } from '../send-picture.ts';
import { recordingAt, type KeptRecording } from './kept-recording.ts';

/** What a recording is saved with: a file that the server has, how long it is, and the key that it was born with. */
export type SentRecording = { fileId: string; seconds: number; key: string };

/**
 * Sends a recording and then saves what it belongs to; it leaves the device only when the server said yes to that. Each step that was done is not done again: an upload goes on
 * where it was broken off. Throws like a call; the recording then stays.
 */
export async function sendRecording(place: string, save: (recording: SentRecording) => Promise<unknown>): Promise<void> {
  const kept = recordingAt(place);
  const recording = await kept.read();
  if (!recording) return;
  const fileId = recording.fileId ?? (await upload(place, recording));
  await save({ fileId, seconds: Math.max(1, Math.round(recording.seconds)), key: recording.key });
  await kept.forget(recording);
}

async function upload(place: string, recording: KeptRecording): Promise<string> {
  const kept = recordingAt(place);
  const stored = await sendPicture({
    picture: await kept.whole(recording),
    purpose: 'recording',
    begun: recording.upload,
    onBegun: (name) => kept.change({ ...recording, upload: name }),
  });
  await kept.change({ ...recording, fileId: stored.id });
  return stored.id;
}
