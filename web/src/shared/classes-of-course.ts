import { createContext, type ComponentType } from 'react';

export type ClassesOfCourseProps = {
  courseId: string;
  kind: 'presential' | 'live_class' | 'webinar';
  /** The classes of the course that it is about; none named: all of the kind. */
  classIds: readonly string[];
};

/** Classes of a course with the member’s part in them, for the player; the app says which, because the room of classes has it. */
export const ClassesOfCourse = createContext<ComponentType<ClassesOfCourseProps> | undefined>(undefined);
