/** Attendance at SENCE on the wire: sessions of members, the way back from the authority, and what staff keeps. */
export {
  addSenceCourse,
  exportAttendance,
  getSenceCourse,
  getSenceSettings,
  listAttendance,
  listSenceCourses,
  removeSenceCourse,
  saveSenceCourse,
  saveSenceSettings,
} from './console.ts';
export { closeSession, getSence, getSenceForm, startSession, takeSenceAnswer } from './member.ts';
export {
  AttendanceRow,
  MySession,
  SenceCourseDetail,
  SenceCourseFields,
  SenceCourseRow,
  SencePage,
  SenceSettings,
  SenceSettingsForm,
} from './shapes.ts';
