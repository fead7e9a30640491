import { useTranslation } from 'react-i18next';
import { NewTitledDialog } from '../../shared/writing/index.ts';
import { beginNews } from './api.ts';
import { news } from './news.tsx';

type NewDialogProps = { isOpen: boolean; onClose: () => void };

export function NewNewsDialog(props: NewDialogProps) {
  const { t } = useTranslation('news');
  return (
    <NewTitledDialog
      {...props}
      list={news}
      path="/news"
      limit={160}
      title={t('news.create')}
      label={t('field.title')}
      hint={t('new_hint')}
      begin={(title) => beginNews(title)}
    />
  );
}
