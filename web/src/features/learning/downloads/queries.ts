import { queryOptions } from '@tanstack/react-query';
import { roomOnDevice } from '../../../shared/device/download/own-files.ts';

/** What a device would fetch; its link lives some minutes, so it is asked anew each time. */
export const downloadQuery = (courseId: string, hierarchyOrder: number) =>
  queryOptions({
    queryKey: ['learning', 'download', courseId, hierarchyOrder],
    queryFn: async () => (await import('../calls.ts')).fetchDownload(courseId, hierarchyOrder),
    gcTime: 0,
    staleTime: 0,
  });

/** What lies on this device; `records` says when that changed. */
export const keptItemsQuery = (records: readonly unknown[]) =>
  queryOptions({
    queryKey: ['learning', 'kept-items', records],
    queryFn: async () => ({ items: await (await import('./device-calls.ts')).listKeptItems(), room: (await roomOnDevice()) ?? null }),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
  });

/** What is kept of one activity. */
export const keptItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['learning', 'kept-item', itemId],
    queryFn: async () => ({ fileId: (await (await import('./device-calls.ts')).keptItem(itemId))?.fileId ?? null }),
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
