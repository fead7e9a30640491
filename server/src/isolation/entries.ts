/**
 * One entry an operation: how it is called with another tenant's ids in path, query and body. Each room brings its own (`testing/isolation.ts`); an operation of the
 * contract without an entry fails the walk, so a new endpoint cannot be forgotten.
 */
import { thingKinds } from '@vitrine/domain/kernel';
import type { Entry } from './entry.ts';
import { roomsUnderAttack } from './rooms.gen.ts';

/** Operations of no room. */
const ofThePlatform: Record<string, Entry> = {
  completeUpload: { asks: (b) => [{ body: { upload: b.uploadId } }] },
  renewLink: { asks: (b) => [{ body: { fileId: b.fileId } }] },
  listAuditLog: { asks: (b) => [{ query: {} }, { query: { subject: 'course', subjectId: b.courseId } }, { query: { after: b.cursor } }] },
  listTrailPeople: { asks: () => [{}] },
  exportAuditLog: { asks: () => [{ query: {} }, { query: { subject: 'course' } }] },
  listBlockThings: {
    asks: (b) =>
      thingKinds.flatMap((of) => [
        { query: { of } },
        { query: { of, search: b.mark } },
        { query: { of, ids: [b.courseId, b.store.rewardId, b.program.campaignId].join(',') } },
      ]),
  },
  reportFault: {
    asks: () => [{ body: { release: '0', app: 'portal', name: 'Error', message: 'x', stack: '', path: '/home' } }],
  },
};

export const entries: Readonly<Record<string, Entry>> = Object.assign(
  {},
  ofThePlatform,
  ...Object.values(roomsUnderAttack).map(({ entries: own }) => own),
);
