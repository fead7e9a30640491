import { call } from '@vitrine/client';
import {
  addSenceCourse,
  getSenceCourse,
  listSenceCourses,
  saveSenceCourse,
  SenceCourseFields,
  SenceCourseRow,
} from '@vitrine/contract/sence';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';

const drawn = described(SenceCourseFields, {
  courseId: { kind: 'choice', section: 'course' },
  line: { section: 'codes' },
  senceCode: { section: 'codes' },
  actionCode: { section: 'codes' },
});

/** Courses under the authority, as lists and forms know them (SEN-03). */
export const senceCourses = resource<SenceCourseRow, SenceCourseFields>({
  room: 'sence',
  name: 'courses',
  inner: 'course',
  row: described(SenceCourseRow, {
    course: { column: 'shown' },
    line: { column: 'shown' },
    senceCode: { column: 'shown' },
    actionCode: { column: 'shown' },
    sessions: { column: 'shown' },
  }),
  form: SenceCourseFields,
  drawn,
  list: (ask) => call(listSenceCourses, { query: listSenceCourses.query.parse(ask) }),
  titleOf: ({ course }) => course,
  read: (courseId) => call(getSenceCourse, { params: { courseId } }).then((detail) => openedBy('course')(detail)),
  save: (courseId, version, course) =>
    call(saveSenceCourse, { params: { courseId }, body: { version, course } }).then((detail) => openedBy('course')(detail)),
  create: {
    needs: 'sence.write',
    form: drawn,
    empty: { courseId: null, line: '3', senceCode: '', actionCode: '' },
    send: sentBy(SenceCourseFields, (body, once) => call(addSenceCourse, { body }, once)),
  },
});
