import { pictureOf, type Picture } from './picture.ts';

/** The device's own camera, for a photo of a paper. `mobile/` gives a native one with the same shape. */
export type Camera = {
  /** Shows what the camera sees; resolves once it moves. */
  showIn(screen: HTMLVideoElement): Promise<void>;
  /** Whether there is a lamp to switch. */
  hasLamp: boolean;
  lamp(isOn: boolean): Promise<void>;
  /** The picture that the screen shows now, in the camera's own size. */
  shoot(screen: HTMLVideoElement): Promise<Picture>;
  /** A few pixels of what it sees, to judge light and sharpness by; undefined before the first picture. */
  glimpse(screen: HTMLVideoElement): ImageData | undefined;
  close(): void;
};

/** `camera_refused`: the person or the device said no. `camera_missing`: there is none, or the page came without TLS. */
export type CameraFault = 'camera_refused' | 'camera_missing';

/** Large enough to read a long receipt, small enough to send by a shop's network. */
const wished = { facingMode: { ideal: 'environment' }, width: { ideal: 1_920 }, height: { ideal: 2_560 } } satisfies MediaTrackConstraints;
const glimpseWidth = 96;

/** Opens the camera at the back where there are two. Hands back a fault, never throws: the screen then offers a file instead. */
export async function openCamera(): Promise<Camera | CameraFault> {
  if (!('mediaDevices' in navigator)) return 'camera_missing'; // browsers leave it out where the page came without TLS
  try {
    return cameraBy(await navigator.mediaDevices.getUserMedia({ video: wished, audio: false }));
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'NotAllowedError' ? 'camera_refused' : 'camera_missing';
  }
}

function cameraBy(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  const small = document.createElement('canvas');
  small.getContext('2d', { willReadFrequently: true });
  return {
    showIn: async (screen) => {
      Object.assign(screen, { srcObject: stream, muted: true, playsInline: true });
      await screen.play().catch(() => undefined); // a screen that was left before the first picture
    },
    hasLamp: track !== undefined && 'torch' in track.getCapabilities(),
    lamp: async (isOn) => {
      await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).catch(() => undefined);
    },
    shoot: async (screen) => {
      const sheet = document.createElement('canvas');
      draw(screen, sheet, screen.videoWidth);
      return pictureOf(await blobOf(sheet));
    },
    glimpse: (screen) => {
      if (screen.videoWidth === 0) return undefined;
      return draw(screen, small, glimpseWidth)?.getImageData(0, 0, small.width, small.height);
    },
    close: () => stream.getTracks().forEach((one) => one.stop()),
  };
}

function draw(screen: HTMLVideoElement, sheet: HTMLCanvasElement, width: number): CanvasRenderingContext2D | null {
  const height = Math.round((width * screen.videoHeight) / screen.videoWidth);
  Object.assign(sheet, { width, height });
  const pen = sheet.getContext('2d');
  pen?.drawImage(screen, 0, 0, width, height);
  return pen;
}

const blobOf = (sheet: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('camera: the picture is empty'))), 'image/jpeg', 0.9);
  });
