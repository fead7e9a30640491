import { Button } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { unparse } from 'papaparse';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload } from '../../icons.ts';
import { useFieldWords } from '../field-words.ts';
import classes from './import.module.css';
import type { Fault, ImportLine } from './make-dry-run.ts';

type FaultTableProps = {
  words: { room: string; name: string };
  header: string[];
  faulty: readonly { line: ImportLine; fault: Fault }[];
  title: string;
};

const shown = 50;

/** Lines that cannot be taken, each with its reason; all of them can be downloaded, corrected and imported again. */
export function FaultTable({ words, header, faulty, title }: FaultTableProps) {
  const { t } = useTranslation('resource');
  const { label } = useFieldWords(words);
  const { atField } = useMessages();
  if (faulty.length === 0) return null;
  const reasonOf = ({ field, code }: Fault) => (field === undefined || field === '' ? atField(code) : `${label(field)}: ${atField(code)}`);
  const download = () => {
    const sheet = unparse([[...header, t('import.reason')], ...faulty.map(({ line, fault }) => [...line.cells, reasonOf(fault)])]);
    saveFile(`${words.name}-${t('import.file_of_refused')}.csv`, new Blob([`\uFEFF${sheet}`], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <section aria-label={title}>
      <div className={classes.faultHead}>
        <b>{title}</b>
        <Button variant="subtle" size="sm" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />} onClick={download}>
          {t('import.download_these')}
        </Button>
      </div>
      <table className={classes.faults}>
        <thead>
          <tr>
            <th scope="col">{t('import.line')}</th>
            <th scope="col">{t('import.value')}</th>
            <th scope="col">{t('import.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {faulty.slice(0, shown).map(({ line, fault }) => (
            <tr key={line.key}>
              <td>{line.line}</td>
              <td>{fault.value === '' ? '–' : fault.value}</td>
              <td>{reasonOf(fault)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faulty.length > shown ? <p className={classes.lead}>{t('import.and_more', { count: faulty.length - shown })}</p> : null}
    </section>
  );
}
