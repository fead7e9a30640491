import { createContext } from 'react';

type ClassesAsk = { courseId: string; kind: 'presential' | 'live_class' | 'webinar' | undefined };

/** The classes of one course, for who chooses among them, a hundred at most; the app says how they are asked for, because the room of classes has them. */
export const ClassesOfCourse = createContext<((ask: ClassesAsk) => Promise<{ id: string; name: string }[]>) | undefined>(undefined);
