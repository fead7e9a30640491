import { randomUUID } from 'node:crypto';
import { createCourse } from '@vitrine/contract/catalog';
import { createPerson } from '@vitrine/contract/identity';
import type { Client } from './client.ts';
import { action } from './action.ts';

/** Somebody of the demo's console makes courses, or people; each by a name of its own. */
export function write(
  client: Client,
  { who, mark, kind }: { who: number; mark: string; kind: 'create_course' | 'create_person' },
): Promise<void> {
  let turns = 0;
  return client.takeTurns(
    () => {
      const subject = `r${mark}w${who}t${(turns += 1)}`;
      const named = { kind, who, subject, key: randomUUID() };
      return kind === 'create_course'
        ? action(named, createCourse, { body: courseCalled(subject) })
        : action(named, createPerson, { body: personCalled(subject) });
    },
    () => {},
  );
}

const courseCalled = (mark: string) => ({
  title: { 'pt-BR': mark },
  summary: { 'pt-BR': 'Um curso de ensaio' },
  description: { 'pt-BR': '<p>Feito enquanto o servidor cai.</p>' },
  scene: 'fridge' as const,
  imageFileId: null,
  workloadMinutes: 10,
  tagIds: [],
  fileIds: [],
  prerequisiteCourseId: null,
  isSequential: false,
  block_activities_menu: false,
  trainingPoints: 0,
});

const personCalled = (mark: string) => ({
  fullName: mark,
  userName: mark,
  email: `${mark}@exemplo.test`,
  documentKind: 'other' as const,
  document: '',
  phone: '',
  birthday: null,
  gender: 'not_told' as const,
  country: 'BR',
  city: 'Recife',
  languageId: 1,
  roles: ['learner' as const],
  programRole: null,
  groupIds: [],
  password: 'Ensaio-2026-forte',
});
