import { useQuery } from '@tanstack/react-query';
import { saleFields } from '@vitrine/domain/sales/import';
import { Button, NativeSelect } from '@vitrine/ui';
import { unparse } from 'papaparse';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { SendSpreadsheet } from '../../../shared/files/send-spreadsheet.tsx';
import { IconDownload } from '../../../shared/icons.ts';
import { begin, campaignsQuery, importsKey } from './api.ts';

/** The campaign that sales count in, and their spreadsheet. */
export function StartImport() {
  const { t } = useTranslation('sales');
  const campaigns = useQuery(campaignsQuery);
  const offered = campaigns.data?.items ?? [];
  const [chosen, setChosen] = useState<string>();
  const campaignId = chosen ?? offered[0]?.id ?? '';
  const template = () => {
    const sheet = unparse([saleFields.map((field) => t(`imports.field.${field}`))]);
    saveFile(`${t('imports.title')}.csv`, new Blob([`\uFEFF${sheet}`], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <SendSpreadsheet
      room="sales"
      begin={(fileId) => begin({ campaignId, fileId })}
      path="/sales-imports"
      importsKey={importsKey}
      isReady={campaignId !== ''}
      more={
        <Button variant="subtle" leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />} onClick={template}>
          {t('imports.start.template')}
        </Button>
      }
    >
      <NativeSelect
        label={t('imports.start.campaign')}
        value={campaignId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </SendSpreadsheet>
  );
}
