import { useMutation } from '@tanstack/react-query';
import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { saveFrom } from '@vitrine/client/save-file';
import { IconDownload } from '../../shared/icons.ts';

/** Saves a folder with all that the member sees in it, as one archive. */
export function ZipButton({ folderId }: { folderId: string }) {
  const { t } = useTranslation('library');
  const { atForm } = useMessages();
  const zip = useMutation({
    mutationFn: async () => (await import('./calls.ts')).makeZip(folderId),
    onSuccess: ({ url }) => saveFrom(url),
  });
  return (
    <>
      <Button
        variant="subtle"
        loading={zip.isPending}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        onClick={() => zip.mutate()}
      >
        {t('zip')}
      </Button>
      {zip.isError ? <p role="alert">{atForm(refusalCode(zip.error))}</p> : null}
    </>
  );
}
