/** Classes of courses, as staff plans and holds them. */
import type { classesOfCourse as found } from './choices.ts';

/** For who chooses among the classes of a course; read when somebody does. */
export const classesOfCourse = async (...ask: Parameters<typeof found>) => (await import('./choices.ts')).classesOfCourse(...ask);
