/** Classes of courses, on the wire. */
export {
  addEncounter,
  addEncounters,
  cancelClass,
  cancelEncounter,
  ClassDetail,
  ClassFields,
  ClassPerson,
  ClassRow,
  closeClass,
  createClass,
  EncounterForm,
  getClassToManage,
  HeldEncounter,
  issueResults,
  listClassesToManage,
  listClassPeople,
  markAllPresent,
  markPresence,
  publishClass,
  saveClass,
  steerEncounter,
} from './console.ts';
export {
  CourseOfClasses,
  getClassFile,
  getClassesOfCourse,
  getEncounterFile,
  leaveClass,
  listLiveClasses,
  listPresentialCourses,
  listWebinars,
  ReactionForm,
  sendReaction,
  subscribeToClass,
} from './member.ts';
export {
  getMeetingProvider,
  joinMeeting,
  MeetingProviderForm,
  MeetingProviderSettings,
  MeetingTicket,
  removeMeetingProvider,
  reportWatching,
  saveMeetingProvider,
  WatchedSpan,
} from './meetings.ts';
export { ClassActivity, listClassActivities, listOpenings, moveOpening, Opening, type Openings } from './openings.ts';
export { ClassCard, Encounter, MyClass, MyEncounter } from './shapes.ts';
export { ClassWatch, TalliedQuestion, watchClass, WatchedPerson } from './watch.ts';
