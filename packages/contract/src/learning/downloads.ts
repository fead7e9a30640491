import { downloadRefusals } from '@vitrine/domain/learning';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

/** The file of an activity, as a device keeps it; `item_id` and `updated_date` by the names of the specification (spec 1, §3). */
export const Download = z.object({
  item_id: Id,
  /** Since when this file is the activity's: another one is another file. */
  updated_date: Instant,
  fileId: Id,
  /** `class{item_id}.{ext}`: its name on the device (spec 1, §7). */
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** In hex, of the whole file. */
  sha256: z.string(),
  /** Strong: what was begun goes on by `If-Range`. */
  etag: z.string(),
  /** Signed for some minutes. */
  url: z.string(),
});
export type Download = z.infer<typeof Download>;

export const getDownload = endpoint({
  module: 'online_courses',
  method: 'GET',
  path: '/courses/:courseId/activities/:hierarchy_order/download',
  params: z.object({ courseId: Id, hierarchy_order: z.coerce.number().int().min(1) }),
  answer: Download,
  refusals: downloadRefusals,
  summary: 'The file of an activity that a device may keep: its size, its digest and a link',
});
