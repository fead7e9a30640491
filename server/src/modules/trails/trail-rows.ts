import type { TrailForm } from '@vitrine/contract/trails';
import { courseScenes, searchTextOf, type CourseScene } from '@vitrine/domain/catalog';
import type { Text } from '@vitrine/domain/kernel';
import { trailItemKinds, trailStates, type TrailItemKind, type TrailState } from '@vitrine/domain/trails';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';
import { known } from '../catalog/index.ts';
import { parseText } from '../tenancy/index.ts';

/** A trail, whatever its versions say. */
export type Trail = {
  id: string;
  /** Rises with each edit: whoever saves an older one is told. */
  version: number;
  state: TrailState;
  draftId: string;
  publishedId: string | null;
  hasChanges: boolean;
  publishedAt: string | null;
};

/** What one version says of its trail. */
export type TrailVersion = {
  id: string;
  trailId: string;
  /** Null until it is published. */
  number: number | null;
  title: Text;
  summary: Text;
  description: Text;
  scene: CourseScene;
  imageFileId: string | null;
  categoryId: string | null;
  tagIds: string[];
  prerequisiteTrailId: string | null;
  isSequential: boolean;
  /** For whoever completes it, once a run; 0: none. */
  trainingPoints: number;
};

/** What stands at one place of a version. */
export type TrailItem = { kind: TrailItemKind; subjectId: string; isRequired: boolean };

export function trailOf(row: Selectable<DB['trails.trail']>): Trail {
  return {
    id: row.id,
    version: row.version,
    state: known(trailStates, row.state),
    draftId: row.draft_id,
    publishedId: row.published_id,
    hasChanges: row.has_changes,
    publishedAt: row.published_at,
  };
}

export function versionOf(row: Selectable<DB['trails.trail_version']>): TrailVersion {
  return {
    id: row.id,
    trailId: row.trail_id,
    number: row.number,
    title: parseText(row.title),
    summary: parseText(row.summary),
    description: parseText(row.description),
    scene: known(courseScenes, row.scene),
    imageFileId: row.image_file_id,
    categoryId: row.category_id,
    tagIds: row.tag_ids,
    prerequisiteTrailId: row.prerequisite_trail_id,
    isSequential: row.is_sequential,
    trainingPoints: row.training_points,
  };
}

export const itemOf = (row: { kind: string; subject_id: string; is_required: boolean }): TrailItem => ({
  kind: known(trailItemKinds, row.kind),
  subjectId: row.subject_id,
  isRequired: row.is_required,
});

/** The columns of a version that an author writes. */
export function columnsOf(form: TrailForm) {
  return {
    title: JSON.stringify(form.title),
    summary: JSON.stringify(form.summary),
    description: JSON.stringify(form.description),
    scene: form.scene,
    image_file_id: form.imageFileId,
    category_id: form.categoryId,
    tag_ids: form.tagIds,
    prerequisite_trail_id: form.prerequisiteTrailId,
    is_sequential: form.isSequential,
    training_points: form.trainingPoints,
    search_text: searchTextOf([form.title, form.summary, form.description]),
  };
}

/** The way back. */
export function formOf({ id: _, trailId: _trail, number: _number, ...says }: TrailVersion): TrailForm {
  return says;
}
