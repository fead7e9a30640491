import { useTranslation } from 'react-i18next';
import { NewTitledDialog } from '../../shared/writing/index.ts';
import { beginTrail } from './api.ts';
import { trails } from './trails.tsx';

type NewDialogProps = { isOpen: boolean; onClose: () => void };

export function NewTrailDialog(props: NewDialogProps) {
  const { t } = useTranslation('trails');
  return (
    <NewTitledDialog
      {...props}
      list={trails}
      path="/trails"
      limit={120}
      title={t('trails.create')}
      label={t('field.title')}
      hint={t('new_hint')}
      begin={(title) => beginTrail({ ...empty, tagIds: [], title })}
      outer="trail"
    />
  );
}

const empty = {
  summary: {},
  description: {},
  scene: 'fridge',
  imageFileId: null,
  categoryId: null,
  prerequisiteTrailId: null,
  isSequential: true,
  trainingPoints: 0,
} as const;
