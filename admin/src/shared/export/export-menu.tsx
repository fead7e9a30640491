import { sheetFormats, type SheetFormat } from '@vitrine/domain/kernel';
import { IconButton, Menu, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../device/index.ts';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '../icons.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const signs = { csv: <IconFileText {...icon} />, xlsx: <IconFileSpreadsheet {...icon} /> };

export type FetchSheet = (format: SheetFormat) => Promise<Blob>;

/** Downloads a list as it is filtered and ordered, in the form that the person chooses; `name` is the file's. */
export function ExportMenu({ name, fetchSheet }: { name: string; fetchSheet: FetchSheet }) {
  const { t } = useTranslation('resource');
  const [isRunning, setRunning] = useState(false);
  const { atForm } = useMessages();
  const start = (format: SheetFormat) => {
    setRunning(true);
    fetchSheet(format)
      .then((content) => saveFile(`${name}.${format}`, content))
      .catch((error: unknown) => showToast({ text: atForm(refusalCode(error)) }))
      .finally(() => setRunning(false));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('export')} disabled={isRunning} aria-busy={isRunning}>
          <IconDownload {...icon} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('export')}>
        {sheetFormats.map((format) => (
          <Menu.Item key={format} leftSection={signs[format]} onClick={() => start(format)}>
            {t(`export_as.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
