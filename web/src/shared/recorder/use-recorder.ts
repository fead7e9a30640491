import { useEffect, useState, useSyncExternalStore } from 'react';
import { openRecorder, type OpenRecorder, type RecorderState } from './open-recorder.ts';

/** The recorder of one place, as it stands now; it begins with the screen and is left with it. */
export function useRecorder(place: string): [RecorderState, OpenRecorder] {
  const [recorder] = useState(() => openRecorder(place));
  useEffect(() => recorder.begin(), [recorder]);
  return [useSyncExternalStore(recorder.subscribe, recorder.get), recorder];
}
