import type { ComponentType } from 'react';
import { ConsoleEditor, ConsolePeople } from './console-views.tsx';
import { FormView, LoginView } from './form-views.tsx';
import { CourseView, Courses, Home } from './learner-views.tsx';
import { Parts } from './parts-view.tsx';
import { DialogView, DoneView, EmptyView, FailedView, LoadingView, NotFoundView } from './state-views.tsx';

/** One view an address: `?view=home&client=terra&mode=dark&locale=fr-FR`. */
export const views: Record<string, ComponentType> = {
  home: Home,
  courses: Courses,
  course: CourseView,
  form: FormView,
  login: LoginView,
  parts: Parts,
  loading: LoadingView,
  empty: EmptyView,
  failed: FailedView,
  missing: NotFoundView,
  done: DoneView,
  dialog: DialogView,
  people: ConsolePeople,
  editor: ConsoleEditor,
};
