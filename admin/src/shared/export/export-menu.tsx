import { exportFormats, type ExportFormat } from '@vitrine/domain/kernel';
import { IconButton, Menu, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '../icons.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const signs = { csv: <IconFileText {...icon} />, xlsx: <IconFileSpreadsheet {...icon} /> };

export type FetchExport = (format: ExportFormat) => Promise<Blob>;

type ExportMenuProps = { name: string; fetchExport: FetchExport; label?: string };

/** Downloads a list as it is filtered and ordered, in the form that the person chooses; `name` is the file's. A label of its own tells two lists of one screen apart. */
export function ExportMenu({ name, fetchExport, label }: ExportMenuProps) {
  const { t } = useTranslation('resource');
  const said = label ?? t('export');
  const [isRunning, setRunning] = useState(false);
  const { atForm } = useMessages();
  const start = async (format: ExportFormat) => {
    setRunning(true);
    try {
      saveFile(`${name}.${format}`, await fetchExport(format)); // filters that no list has are thrown before there is a promise
    } catch (error) {
      showToast({ text: atForm(refusalCode(error)) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={said} disabled={isRunning} aria-busy={isRunning}>
          <IconDownload {...icon} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={said}>
        {exportFormats.map((format) => (
          <Menu.Item key={format} leftSection={signs[format]} onClick={() => void start(format)}>
            {t(`export_as.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
