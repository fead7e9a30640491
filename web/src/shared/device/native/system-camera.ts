import { App } from '@capacitor/app';
import { Camera, EncodingType, type MediaResult } from '@capacitor/camera';
import { z } from 'zod';
import type { SystemCamera } from '../system-camera.ts';

/** As the page's own camera: large enough to read a long receipt. */
const longest = 2_560;
let restored: File | undefined;

const Result = z.looseObject({ webPath: z.string() });

/** Android may end the app while the camera is open (ionic-team/capacitor #2931): it comes back with the picture. */
export const watchRestored = () =>
  App.addListener('appRestoredResult', ({ pluginId, success, data }) => {
    const read = Result.safeParse(data);
    if (pluginId !== 'Camera' || !success || !read.success) return;
    void fileOf(read.data).then((file) => (restored = file));
  });

export const systemCamera: SystemCamera = {
  take: async () => {
    try {
      return await fileOf(
        await Camera.takePhoto({
          quality: 85,
          targetWidth: longest,
          targetHeight: longest,
          correctOrientation: true,
          encodingType: EncodingType.JPEG,
          saveToGallery: false,
        }),
      );
    } catch (fault) {
      if (isCancelled(fault)) return undefined;
      throw fault;
    }
  },
  restored: async () => {
    const file = restored;
    restored = undefined;
    return file;
  },
};

/** Going back is no fault; the plugin tells it by this code, and older phones by words. */
const isCancelled = (fault: unknown) =>
  fault instanceof Error && (('code' in fault && fault.code === 'OS-PLUG-CAMR-0006') || /cancel/i.test(fault.message));

async function fileOf({ webPath }: Pick<MediaResult, 'webPath'>): Promise<File> {
  if (webPath === undefined) throw new Error('camera: a picture without a place');
  const content = await (await fetch(webPath)).blob();
  return new File([content], 'photo.jpg', { type: content.type || 'image/jpeg' });
}
