/** The device's own microphone, for what somebody says. `mobile/` gives a native one with the same shape. */
export type Microphone = {
  /** What the pieces are, joined: WebM, or MP4 where the browser writes no other. */
  type: string;
  /** Each second one piece more, in their order; joined they play. */
  start(onPiece: (piece: ArrayBuffer) => void): void;
  pause(): void;
  resume(): void;
  /** Ends the recording; resolves when its last piece was handed over. */
  stop(): Promise<void>;
  /** How loud it is now, from 0 to 1. */
  level(): number;
  /** Calls back when the device takes the microphone away: a call comes in. */
  onTaken(listener: () => void): void;
  /** Gives the microphone back. */
  close(): void;
};

/** `microphone_refused`: the person or the device said no. `microphone_missing`: there is none, or the browser cannot record. */
export type MicrophoneFault = 'microphone_refused' | 'microphone_missing';

/** WebKit says that it writes WebM and then fails: there MP4 comes first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'];
const bitsPerSecond = 32_000;
const pieceMs = 1_000;

/** Opens the microphone. Hands back a fault, never throws: the screen then offers to write. */
export async function openMicrophone(): Promise<Microphone | MicrophoneFault> {
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in window)) return 'microphone_missing';
  const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrom(e|ium)|Android/.test(navigator.userAgent);
  const wanted = isWebKit ? types.toReversed() : types;
  const mimeType = wanted.find((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === undefined) return 'microphone_missing';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
    return microphoneBy(stream, mimeType);
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'NotAllowedError' ? 'microphone_refused' : 'microphone_missing';
  }
}

function microphoneBy(stream: MediaStream, mimeType: string): Microphone {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const { level, close } = meterOf(stream);
  const [track] = stream.getAudioTracks();
  let handed: Promise<void> = Promise.resolve();
  return {
    type: mimeType.split(';')[0] ?? mimeType,
    start: (onPiece) => {
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size === 0) return;
        handed = handed.then(async () => onPiece(await data.arrayBuffer()));
      });
      recorder.start(pieceMs);
    },
    pause: () => {
      if (recorder.state === 'recording') recorder.pause();
    },
    resume: () => {
      if (recorder.state === 'paused') recorder.resume();
    },
    stop: async () => {
      if (recorder.state !== 'inactive') {
        const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
        recorder.stop();
        await ended;
      }
      await handed;
    },
    level,
    onTaken: (listener) => {
      track?.addEventListener('mute', listener);
      track?.addEventListener('ended', listener);
    },
    close: () => {
      close();
      stream.getTracks().forEach((one) => one.stop());
    },
  };
}

/** How loud a stream is; a browser without the means shows silence. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  if (!('AudioContext' in window)) return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume().catch(() => undefined); // it was asked for by a tap, a moment ago
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * 4);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
