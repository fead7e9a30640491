/** Reads a QR from a picture that the camera shows; undefined while there is none in it. */
export type QrReader = (screen: HTMLVideoElement) => Promise<string | undefined>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (wish: { formats: string[] }) => Detector;

/** The browser's own reader; undefined where it has none, as on iPhones: their camera app opens the code's address by itself. */
export function qrReader(): QrReader | undefined {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(found)) return undefined;
  const detector = new found({ formats: ['qr_code'] });
  return async (screen) => {
    const [code] = await detector.detect(screen).catch(() => []); // a picture that is not whole yet
    return code?.rawValue;
  };
}

const isDetectorClass = (found: unknown): found is DetectorClass => typeof found === 'function';
