import type { ClassDetail } from '@vitrine/contract/classes';
import { anId } from '../../testing.tsx';

export const classId = anId(50);

/** An open class without encounters, as who keeps it sees it; what is given stands in its form. */
export const aClass = (given: Partial<ClassDetail['class']> = {}): ClassDetail => ({
  id: classId,
  version: 3,
  state: 'opened',
  isPublished: true,
  class: {
    name: 'Turma 1',
    kind: 'presential',
    courseId: anId(52),
    instructorId: null,
    seats: 20,
    opensAt: '2026-11-01T12:00:00.000Z',
    closesAt: '2036-12-19T12:00:00.000Z',
    minimumPercent: 75,
    isTentative: false,
    hasLounge: false,
    agenda: '',
    groupIds: [],
    areaIds: [],
    tagIds: [],
    ...given,
  },
  taken: 0,
  waiting: 0,
  encounters: [],
  reactions: null,
  can: {
    save: true,
    plan: true,
    publish: false,
    close: true,
    cancel: true,
    mark: true,
    correct: false,
    moderate: false,
    issueResults: false,
  },
});
