import type { CoursePage } from '@vitrine/contract/learning';
import { LinkButton } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from '../course-extras.module.css';
import { playerHref } from '../course-place.ts';
import type { OwnNote } from './own-notes.ts';
import { NoteRow } from './note-row.tsx';
import { useNotes } from './use-notes.ts';

/** All of one's own notes to a course, in the order of its activities; nothing where there are none. */
export function CourseNotes({ course }: { course: Pick<CoursePage, 'id' | 'activitiesMenu' | 'can'> }) {
  const { t } = useTranslation('learning/notes');
  const { notes, write } = useNotes(course.id);
  if (notes.length === 0) return null;
  const placeOf = ({ activityId }: OwnNote) => course.activitiesMenu.findIndex(({ id }) => id === activityId);
  const inOrder = notes.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.second ?? -1) - (b.second ?? -1));
  return (
    <section aria-labelledby="course-notes">
      <h2 id="course-notes">{t('title')}</h2>
      <ul className={classes.files}>
        {inOrder.map((note) => (
          <NoteRow key={note.id} note={note} place={<Place course={course} note={note} />} onWrite={write} />
        ))}
      </ul>
    </section>
  );
}

function Place({ course, note: { activityId, second } }: { course: Pick<CoursePage, 'id' | 'activitiesMenu' | 'can'>; note: OwnNote }) {
  const { t } = useTranslation('learning/notes');
  const activity = course.activitiesMenu.find(({ id }) => id === activityId);
  if (!activity) return <b>{t('elsewhere')}</b>;
  const said = second === null ? activity.title : `${activity.title} · ${formatClock(second)}`;
  if (!course.can.open || activity.isLocked) return <b>{said}</b>;
  const href = playerHref(course.id, activity.hierarchy_order);
  return (
    <LinkButton variant="light" size="sm" href={second === null ? href : `${href}?at=${second}`}>
      {said}
    </LinkButton>
  );
}
