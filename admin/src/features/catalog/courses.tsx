import { call, callFile } from '@vitrine/client';
import { countCourseDrafts, CourseForm, CourseRow, exportCourses, listCourseDrafts } from '@vitrine/contract/catalog';
import { courseStates } from '@vitrine/domain/catalog';
import { Scene } from '@vitrine/ui';
import { described, resource } from '../../shared/resource/index.ts';
import classes from './catalog.module.css';
import { CourseStateChip } from './course-state-chip.tsx';

export const courses = resource<CourseRow, CourseForm>({
  room: 'catalog',
  name: 'courses',
  inner: 'course',
  row: described(CourseRow, {
    title: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    activities: { column: 'shown' },
    versionNumber: { column: 'optional' },
    updatedAt: { column: 'shown' },
  }),
  form: CourseForm,
  drawn: CourseForm,
  titleOf: ({ title }) => title,
  list: ({ search, state, after, limit }) =>
    call(listCourseDrafts, {
      query: { limit, ...(search ? { search: String(search) } : {}), ...(after ? { after } : {}), ...stateOf(state) },
    }),
  count: ({ search, state }) => call(countCourseDrafts, { query: { ...(search ? { search } : {}), ...stateOf(state) } }),
  export: ({ search, state, format }) => callFile(exportCourses, { query: { format, ...(search ? { search } : {}), ...stateOf(state) } }),
  cells: {
    title: ({ title, scene }) => (
      <span className={classes.course}>
        <span className={classes.thumb}>
          <Scene objects={[scene]} ratio="4/3" />
        </span>
        {title || '–'}
      </span>
    ),
    state: ({ state, hasChanges }) => <CourseStateChip state={state} hasChanges={hasChanges} />,
  },
});

function stateOf(state: unknown) {
  const found = courseStates.find((one) => one === state);
  return found === undefined ? {} : { state: found };
}
