/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aTrailForm } from '../testing.ts';

const items = (courseId: string) => [{ kind: 'course', subjectId: courseId, isRequired: true }];

export const trails: RoomUnderAttack = {
  entries: {
    countTrails: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    listTrailDrafts: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { after: b.cursor } }] },
    exportTrails: { asks: () => [{ query: {} }, { query: { state: 'draft' } }] },
    createTrail: {
      asks: (b) => [
        { body: aTrailForm({ prerequisiteTrailId: b.trailId }) },
        { body: aTrailForm({ categoryId: b.trailCategoryId }) },
        { body: aTrailForm({ imageFileId: b.fileId }) },
        { body: aTrailForm({ tagIds: [b.tagId] }) },
      ],
    },
    getTrailDraft: { asks: (b) => [{ params: { trailId: b.trailId } }] },
    saveTrail: { asks: (b) => [{ params: { trailId: b.trailId }, body: { version: 1, trail: aTrailForm() } }] },
    saveTrailItems: { asks: (b) => [{ params: { trailId: b.trailId }, body: { version: 1, items: items(b.courseId) } }] },
    publishTrail: { asks: (b) => [{ params: { trailId: b.trailId }, body: { version: 1 } }] },
    retireTrail: { asks: (b) => [{ params: { trailId: b.trailId } }] },
    getTrailAudience: { asks: (b) => [{ params: { trailId: b.trailId } }] },
    saveTrailAudience: {
      asks: (b) => [{ params: { trailId: b.trailId }, body: { groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] } }],
    },
    listTrailCategories: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportTrailCategories: { asks: () => [{ query: {} }] },
    getTrailCategory: { asks: (b) => [{ params: { categoryId: b.trailCategoryId } }] },
    createTrailCategory: { asks: () => [{ body: { name: { 'pt-BR': 'Invasora' } } }] },
    saveTrailCategory: {
      asks: (b) => [{ params: { categoryId: b.trailCategoryId }, body: { version: 1, category: { name: { 'pt-BR': 'Invasora' } } } }],
    },
    removeTrailCategory: { asks: (b) => [{ params: { categoryId: b.trailCategoryId } }] },
  },
};
