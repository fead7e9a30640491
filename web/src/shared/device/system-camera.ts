/** The system's own camera; `mobile/` has one. */
export type SystemCamera = {
  /** Opens it; undefined when the person went back without a picture. Throws where they forbade it, or there is none. */
  take(): Promise<File | undefined>;
  /** The picture that was taken when the system ended the app meanwhile, once. */
  restored(): Promise<File | undefined>;
};

/** In a browser the page has a camera of its own (`camera.ts`), or a file chooser; in the app the system's (`native/system-camera.ts`). */
export const systemCamera: SystemCamera | undefined = undefined;
