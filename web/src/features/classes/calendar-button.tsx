import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@vitrine/client/save-file';
import { Button, IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconCalendarPlus } from '../../shared/icons.ts';
import { theCalls } from './api.ts';

/** An encounter into the member's own calendar (PRE-06). */
export function CalendarButton({ encounterId }: { encounterId: string }) {
  const { t } = useTranslation('classes');
  const save = useSaving(async () => (await theCalls()).fetchFile(encounterId));
  return (
    <IconButton label={t('calendar')} onClick={() => save.mutate()}>
      <IconCalendarPlus size={24} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

/** All encounters of a class into it, by one file. */
export function WholeCalendarButton({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const save = useSaving(async () => (await theCalls()).fetchFileOfClass(classId));
  return (
    <Button
      variant="subtle"
      leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('calendar_all')}
    </Button>
  );
}

function useSaving(fetchIt: () => Promise<Blob>) {
  const { atForm } = useMessages();
  return useMutation({
    mutationFn: fetchIt,
    onSuccess: (file) => saveFile('class.ics', file),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
}
