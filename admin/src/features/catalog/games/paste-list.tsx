import { Button, Textarea } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOf } from './paste-columns.ts';

/** A list of two columns, pasted from a spreadsheet, becomes cards or pairs. */
export function PasteList({ onRows, isDisabled }: { onRows: (rows: [string, string][]) => void; isDisabled: boolean }) {
  const { t } = useTranslation('catalog/games');
  const [text, write] = useState('');
  const rows = columnsOf(text);
  if (isDisabled) return null;
  return (
    <details>
      <summary>{t('paste.title')}</summary>
      <Textarea
        label={t('paste.label')}
        description={t('paste.hint')}
        rows={4}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button
        variant="light"
        disabled={rows.length === 0}
        onClick={() => {
          onRows(rows);
          write('');
        }}
      >
        {t('paste.take', { count: rows.length })}
      </Button>
    </details>
  );
}
