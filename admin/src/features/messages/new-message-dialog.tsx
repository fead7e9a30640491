import { useTranslation } from 'react-i18next';
import { NewTitledDialog } from '../../shared/writing/index.ts';
import { beginMessage } from './api.ts';
import { messages } from './messages.tsx';

type NewDialogProps = { isOpen: boolean; onClose: () => void };

export function NewMessageDialog(props: NewDialogProps) {
  const { t } = useTranslation('messages');
  return (
    <NewTitledDialog
      {...props}
      list={messages}
      path="/messages"
      limit={120}
      title={t('list.create')}
      label={t('list.field.title')}
      hint={t('new_hint')}
      begin={(title) => beginMessage(title)}
    />
  );
}
