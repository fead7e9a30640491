import { useMutation } from '@tanstack/react-query';
import { Button, Menu } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload } from '../../../shared/icons.ts';
import { fileOf } from './api.ts';

const forms = ['gift', 'xlsx', 'csv'] as const;

/** Questions with their answers as a file that the import reads again, narrowed as the list is. */
export function ExportFile({ subjectId, tag }: { subjectId: string | undefined; tag: string | undefined }) {
  const { t } = useTranslation('catalog/bank');
  const fetch = useMutation({
    mutationFn: (as: (typeof forms)[number]) => fileOf({ as, ...(subjectId ? { subjectId } : {}), ...(tag ? { tag } : {}) }),
    onSuccess: (file, as) => saveFile(`questions.${as}`, file),
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="sm" loading={fetch.isPending} leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}>
          {t('export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {forms.map((as) => (
          <Menu.Item key={as} onClick={() => fetch.mutate(as)}>
            {t(`export.${as}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
