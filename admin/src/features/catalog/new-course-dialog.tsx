import { useTranslation } from 'react-i18next';
import { NewTitledDialog } from '../../shared/writing/index.ts';
import { beginCourse } from './api.ts';
import { courses } from './courses.tsx';

type NewDialogProps = { isOpen: boolean; onClose: () => void };

export function NewCourseDialog(props: NewDialogProps) {
  const { t } = useTranslation('catalog');
  return (
    <NewTitledDialog
      {...props}
      list={courses}
      path="/courses"
      limit={120}
      title={t('courses.create')}
      label={t('field.title')}
      hint={t('new_hint')}
      begin={(title) => beginCourse({ ...empty, tagIds: [], fileIds: [], title })}
      outer="course"
    />
  );
}

const empty = {
  summary: {},
  description: {},
  scene: 'fridge',
  imageFileId: null,
  workloadMinutes: 15,
  prerequisiteCourseId: null,
  isSequential: false,
  block_activities_menu: false,
  trainingPoints: 0,
} as const;
