import * as wire from '@vitrine/contract/photos';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PutOrdersOnHold } from '../ledger/index.ts';
import { claimPhoto, releasePhoto } from './claims.ts';
import { approvePhoto, reprovePhoto } from './decide-photo.ts';
import { exportPhotos } from './export-photos.ts';
import { getPhotoBoard } from './get-board.ts';
import { getPhotoToAudit } from './get-photo-to-audit.ts';
import { listPhotosToAudit } from './list-photos-to-audit.ts';
import { listPersonPhotos } from './person-photos.ts';
import { sendPhoto } from './send-photo.ts';
import { createPhotoType, getPhotoRule, getPhotoType, listPhotoTypes, savePhotoRule, savePhotoType } from './types.ts';

/** Photos of members, the queue of auditors, and what a campaign asks for. */
export const photosRoutes =
  (platform: Platform, { putOrdersOnHold }: { putOrdersOnHold: PutOrdersOnHold }): Routes =>
  (app) => {
    answer(app, wire.getPhotoBoard, ({ actor, query }) => getPhotoBoard(platform, actor, query));
    answer(app, wire.sendPhoto, ({ actor, body }) => sendPhoto(platform, actor, body));

    answer(app, wire.listPhotosToAudit, ({ actor, query }) => listPhotosToAudit(platform, actor, query));
    answer(app, wire.listPersonPhotos, ({ actor, params, query }) => listPersonPhotos(platform, actor, { ...params, ...query }));
    answer(app, wire.exportPhotos, ({ actor, query, reply }) => exportPhotos(platform, actor, { query, reply }));
    answer(app, wire.getPhotoToAudit, ({ actor, params }) => getPhotoToAudit(platform, actor, params));
    answer(app, wire.claimPhoto, ({ actor, params, body }) => claimPhoto(platform, actor, { ...params, ...body }));
    answer(app, wire.releasePhoto, ({ actor, params }) => releasePhoto(platform, actor, params));
    answer(app, wire.approvePhoto, ({ actor, params, body }) => approvePhoto(platform, actor, { ...params, ...body }));
    answer(app, wire.reprovePhoto, ({ actor, params, body }) =>
      reprovePhoto({ ...platform, putOrdersOnHold }, actor, { ...params, ...body }),
    );

    answer(app, wire.listPhotoTypes, ({ actor, params, query }) => listPhotoTypes(platform, actor, { ...params, ...query }));
    answer(app, wire.createPhotoType, ({ actor, params, body }) => createPhotoType(platform, actor, { ...params, ...body }));
    answer(app, wire.getPhotoType, ({ actor, params }) => getPhotoType(platform, actor, params));
    answer(app, wire.savePhotoType, ({ actor, params, body }) => savePhotoType(platform, actor, { ...params, ...body }));
    answer(app, wire.getPhotoRule, ({ actor, params }) => getPhotoRule(platform, actor, params));
    answer(app, wire.savePhotoRule, ({ actor, params, body }) => savePhotoRule(platform, actor, { ...params, ...body }));
  };
