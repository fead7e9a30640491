import { Button } from '@vitrine/ui';
import { unparse } from 'papaparse';
import { useRef } from 'react';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '../../icons.ts';
import type { FieldFacts } from '../field-kinds.ts';
import { useFieldWords } from '../field-words.ts';
import classes from './import.module.css';

type ImportStartProps = {
  fields: readonly FieldFacts[];
  words: { room: string; name: string };
  fileName: string | undefined;
  onFile: (file: File) => void;
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Choosing the file, and a spreadsheet with the right columns for those who begin. */
export function ImportStart({ fields, words, fileName, onFile }: ImportStartProps) {
  const { t, label } = useFieldWords(words);
  const input = useRef<HTMLInputElement>(null);
  const template = () => {
    const sheet = unparse([fields.map(({ key }) => label(key)), fields.map(({ options }) => options[0] ?? '')]);
    saveFile(`${words.name}.csv`, new Blob([`\uFEFF${sheet}`], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <div className={classes.start}>
      {fileName === undefined ? (
        <p className={classes.lead}>{t('resource:import.hint')}</p>
      ) : (
        <p className={classes.file}>
          <IconFileSpreadsheet {...icon} />
          {fileName}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="visually-hidden"
        aria-label={t('resource:import.choose')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          event.currentTarget.value = ''; // oxlint-disable-line eslint/no-param-reassign -- the same file, corrected, may be chosen again
        }}
      />
      <div className={classes.buttons}>
        <Button
          variant={fileName === undefined ? 'filled' : 'default'}
          leftSection={<IconUpload {...icon} />}
          onClick={() => input.current?.click()}
        >
          {t(fileName === undefined ? 'resource:import.choose' : 'resource:import.choose_other')}
        </Button>
        <Button variant="subtle" leftSection={<IconDownload {...icon} />} onClick={template}>
          {t('resource:import.template')}
        </Button>
      </div>
    </div>
  );
}
