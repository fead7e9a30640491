import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { courses } from './courses.tsx';
import { NewCourseDialog } from './new-course-dialog.tsx';

/** Courses of the client in every state (ADM-01). */
export function CoursesScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/courses', courses.filters);
  return (
    <>
      <ConsolePanes
        detail={
          <ResourceList
            resource={courses}
            filter={filter}
            onFilter={setFilter}
            hrefOf={({ id }) => `/courses/${id}`}
            createHref={hrefWith('new')}
            createNeeds="content.write"
          />
        }
      />
      <NewCourseDialog isOpen={open === 'new'} onClose={() => openAt(undefined)} />
    </>
  );
}
