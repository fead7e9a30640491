import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@vitrine/client/save-file';
import { IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconCalendarPlus } from '../../shared/icons.ts';
import { theCalls } from './api.ts';

/** An encounter into the member's own calendar (PRE-06). */
export function CalendarButton({ encounterId }: { encounterId: string }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const save = useMutation({
    mutationFn: async () => (await theCalls()).fetchFile(encounterId),
    onSuccess: (file) => saveFile('class.ics', file),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <IconButton label={t('calendar')} onClick={() => save.mutate()}>
      <IconCalendarPlus size={24} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
