import { completeUpload as completeUploadCall, renewLink as renewLinkCall } from '@vitrine/contract/kernel';
import { answer, type Routes } from '../http/answer.ts';
import { completeUpload } from './complete-upload.ts';
import { mediaRoutes } from './media-routes.ts';
import { renewLink } from './renew-link.ts';
import type { FileAccess, FileParts } from './storage.ts';
import { uploadRoutes } from './upload-routes.ts';

/** Everything about files that has an address. `access` asks the owner's room who may see a file. */
export const fileRoutes =
  (parts: FileParts, { access }: { access: FileAccess }): Routes =>
  (app) => {
    mediaRoutes(parts)(app);
    uploadRoutes(parts)(app);
    answer(app, completeUploadCall, ({ actor, body }) => completeUpload(parts, actor, body));
    answer(app, renewLinkCall, ({ actor, body }) => renewLink(parts, actor, { ...body, access }));
  };
