import type { CoursePage } from '@vitrine/contract/learning';
import { Scene, ProgressBar } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { isDone } from './course-words.tsx';
import classes from './course-page.module.css';

/** The course on its lit catalog, over the edge that fills; a client's picture takes the scene's place. */
export function CourseHero({ course }: { course: CoursePage }) {
  const { t } = useTranslation('learning');
  return (
    <div className={classes.hero}>
      {course.image ? (
        <img src={course.image} alt="" className={classes.photo} />
      ) : (
        <Scene
          className={classes.scene ?? ''}
          isMuted={course.state === 'blocked'}
          objects={[
            { object: 'boxes', x: 92, scale: 0.8 },
            { object: course.scene, x: 168 },
            { object: 'plant', x: 250, scale: 0.9 },
          ]}
        />
      )}
      <ProgressBar
        value={course.progress / 100}
        label={t('progress')}
        tone={isDone(course.state) ? 'done' : 'learning'}
        valueText={t('percent', { percent: course.progress })}
      />
    </div>
  );
}
