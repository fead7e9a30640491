import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  approvePhoto,
  claimPhoto,
  exportPhotos,
  getPhotoToAudit,
  listPhotosToAudit,
  releasePhoto,
  reprovePhoto,
} from '@vitrine/contract/photos';
import type { PhotoReason } from '@vitrine/domain/photos';
import type { Sending } from '../../../shared/queue/index.ts';

export const queueKey = ['photos', 'queue'] as const;

export const photoQuery = (photoId: string) =>
  queryOptions({
    queryKey: ['photos', 'audit', photoId],
    queryFn: () => call(getPhotoToAudit, { params: { photoId } }),
    staleTime: 20_000,
  });

export const photosToAudit = (ask: Record<string, unknown>) => call(listPhotosToAudit, { query: listPhotosToAudit.query.parse(ask) });
export const photosExport = (ask: Record<string, unknown>) => callFile(exportPhotos, { query: exportPhotos.query.parse(ask) });

/** A photo and the version of it that somebody looked at (D37). */
export type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ params: { photoId: id }, body: { version } });

export const claim = (photo: Seen) => call(claimPhoto, seen(photo));
export const release = (photoId: string) => call(releasePhoto, { params: { photoId } });
export const approve = (photo: Seen, how: Sending) => call(approvePhoto, seen(photo), how);
export const reprove = (photo: Seen, why: { reason: PhotoReason; note: string }, how: Sending) => {
  const { params, body } = seen(photo);
  return call(reprovePhoto, { params, body: { ...body, ...why } }, how);
};
