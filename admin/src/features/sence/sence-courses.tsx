import { call } from '@vitrine/client';
import {
  addSenceCourse,
  getSenceCourse,
  listSenceCourses,
  saveSenceCourse,
  SenceCourseFields,
  SenceCourseRow,
  type SenceCourseDetail,
} from '@vitrine/contract/sence';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';

const drawn = described(SenceCourseFields, {
  courseId: { kind: 'choice', section: 'course', needsCan: 'choose' }, // once chosen it stays
  line: { section: 'codes' },
  senceCode: { section: 'codes' },
  actionCode: { section: 'codes' },
});

const opened = ({ can: { edit, remove }, ...detail }: SenceCourseDetail) => openedBy('course')({ ...detail, can: { save: edit, remove } });

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
  read: (courseId) => call(getSenceCourse, { params: { courseId } }).then(opened),
  save: (courseId, version, _whole, { now: course, was }) =>
    call(saveSenceCourse, { params: { courseId }, body: { version, course, was } }).then(opened),
  create: {
    needs: 'sence.write',
    form: drawn,
    empty: { courseId: null, line: '3', senceCode: '', actionCode: '' },
    send: sentBy(SenceCourseFields, (body, once) => call(addSenceCourse, { body }, once)),
  },
});
