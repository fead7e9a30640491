import { call } from '@vitrine/client';
import {
  ClassFields,
  ClassRow,
  createClass,
  getClassToManage,
  listClassesToManage,
  saveClass,
  type ClassDetail,
} from '@vitrine/contract/classes';
import { described, openedBy, resource, sentBy, type Opened } from '../../shared/resource/index.ts';

const drawn = described(ClassFields, {
  name: { section: 'class' },
  kind: { section: 'class' },
  courseId: { kind: 'choice', section: 'class' },
  instructorId: { kind: 'choice', section: 'class' },
  isTentative: { section: 'class' },
  seats: { section: 'seats' },
  opensAt: { section: 'seats' },
  closesAt: { section: 'seats' },
  minimumPercent: { section: 'seats' },
  hasLounge: { kind: 'switch', section: 'lounge' },
  agenda: { kind: 'textarea', section: 'lounge' },
  groupIds: { kind: 'choices', section: 'audience' },
  areaIds: { kind: 'choices', section: 'audience' },
  tagIds: { kind: 'choices', section: 'audience' },
});

export const opened = (detail: ClassDetail): Opened<ClassFields> => openedBy('class')(detail);

/** Where a class with its encounters, and its people, are kept on the screen. */
export const classKey = (classId: string) => ['classes', 'detail', classId];
export const openingsKey = (classId: string) => ['classes', 'openings', classId];
export const peopleKey = (classId: string) => ['classes', 'people', classId];

/** Classes of the client, as lists and forms know them. */
export const classes = resource<ClassRow, ClassFields>({
  room: 'classes',
  name: 'list',
  inner: 'class',
  row: described(ClassRow, {
    name: { column: 'shown' },
    course: { column: 'shown' },
    kind: { column: 'shown', isFilter: true },
    state: { column: 'shown', isFilter: true },
    beginsAt: { column: 'shown' },
    taken: { column: 'shown' },
    seats: { column: 'shown' },
    isPublished: { column: 'optional' },
  }),
  form: ClassFields,
  drawn,
  list: (ask) => call(listClassesToManage, { query: listClassesToManage.query.parse(ask) }),
  titleOf: ({ name, course }) => `${name}, ${course}`,
  read: (classId) => call(getClassToManage, { params: { classId } }).then(opened),
  save: (classId, version, _whole, { now, was }) =>
    call(saveClass, { params: { classId }, body: { version, class: now, was } }).then(opened),
  create: {
    needs: 'classes.write',
    form: drawn,
    empty: {
      name: '',
      kind: 'presential',
      courseId: null,
      instructorId: null,
      seats: 20,
      opensAt: '',
      closesAt: '',
      minimumPercent: 75,
      isTentative: false,
      hasLounge: false,
      agenda: '',
      groupIds: [],
      areaIds: [],
      tagIds: [],
    },
    send: sentBy(ClassFields, (body, once) => call(createClass, { body }, once)),
  },
});
