import type { CourseForm } from '@vitrine/contract/catalog';
import { courseScenes, courseStates, searchTextOf, type CourseScene, type CourseState } from '@vitrine/domain/catalog';
import type { Text } from '@vitrine/domain/kernel';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';
import { parseText } from '../activities/index.ts';

/** A course, whatever its versions say. */
export type Course = {
  id: string;
  /** Rises with each edit: whoever saves an older one is told. */
  version: number;
  state: CourseState;
  draftId: string;
  publishedId: string | null;
  hasChanges: boolean;
  publishedAt: string | null;
};

/** What one version says of its course. */
export type CourseVersion = {
  id: string;
  courseId: string;
  /** Null until it is published. */
  number: number | null;
  title: Text;
  summary: Text;
  description: Text;
  scene: CourseScene;
  imageFileId: string | null;
  workloadMinutes: number;
  tagIds: string[];
  fileIds: string[];
  fileKinds: string[];
  prerequisiteCourseId: string | null;
  isSequential: boolean;
  blockActivitiesMenu: boolean;
  /** For whoever completes it, once a run; 0: none. */
  trainingPoints: number;
};

export function courseOf(row: Selectable<DB['catalog.course']>): Course {
  return {
    id: row.id,
    version: row.version,
    state: known(courseStates, row.state),
    draftId: row.draft_id,
    publishedId: row.published_id,
    hasChanges: row.has_changes,
    publishedAt: row.published_at,
  };
}

export function versionOf(row: Selectable<DB['catalog.course_version']>): CourseVersion {
  return {
    id: row.id,
    courseId: row.course_id,
    number: row.number,
    title: parseText(row.title),
    summary: parseText(row.summary),
    description: parseText(row.description),
    scene: known(courseScenes, row.scene),
    imageFileId: row.image_file_id,
    workloadMinutes: row.workload_minutes,
    tagIds: row.tag_ids,
    fileIds: row.file_ids,
    fileKinds: row.file_kinds,
    prerequisiteCourseId: row.prerequisite_course_id,
    isSequential: row.is_sequential,
    blockActivitiesMenu: row.block_activities_menu,
    trainingPoints: row.training_points,
  };
}

/** The columns of a version that an author writes, and what follows from them. */
export function columnsOf(form: CourseForm & { fileKinds: string[] }) {
  return {
    title: JSON.stringify(form.title),
    summary: JSON.stringify(form.summary),
    description: JSON.stringify(form.description),
    scene: form.scene,
    image_file_id: form.imageFileId,
    workload_minutes: form.workloadMinutes,
    tag_ids: form.tagIds,
    file_ids: form.fileIds,
    file_kinds: form.fileKinds,
    prerequisite_course_id: form.prerequisiteCourseId,
    is_sequential: form.isSequential,
    block_activities_menu: form.block_activities_menu,
    training_points: form.trainingPoints,
    search_text: searchTextOf([form.title, form.summary, form.description]),
  };
}

/** The way back. */
export function formOf({
  id: _,
  courseId: _course,
  number: _number,
  fileKinds: _kinds,
  blockActivitiesMenu,
  ...says
}: CourseVersion): CourseForm {
  return { ...says, block_activities_menu: blockActivitiesMenu };
}

/** A word of a closed list as the database spells it; a fault for any other. */
export function known<W extends string>(words: readonly W[], stored: string): W {
  const word = words.find((one) => one === stored);
  if (!word) throw new Error(`catalog: ${stored} is none of ${words.join(', ')}`);
  return word;
}
