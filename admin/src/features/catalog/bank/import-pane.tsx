import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, NativeSelect } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../../shared/files/use-sending.ts';
import { IconUpload } from '../../../shared/icons.ts';
import { bankKey, takeFile } from './api.ts';
import classes from './bank.module.css';

type ImportProps = { subjects: readonly { value: string; label: string }[] };

/** Questions from a file: tried first, each bad one named by its line, then the good ones come in. */
export function ImportPane({ subjects }: ImportProps) {
  const { t } = useTranslation('catalog/bank');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [subjectId, setSubject] = useState('');
  const [fileId, setFile] = useState<string | null>(null);
  const take = useMutation({
    mutationFn: (ask: { fileId: string; isTrial: boolean }) => takeFile({ ...ask, subjectId: subjectId || null }),
    onSuccess: (_, { isTrial }) => (isTrial ? undefined : queries.invalidateQueries({ queryKey: bankKey })),
  });
  const { state, start } = useSending('sheet', ({ id }) => {
    setFile(id);
    take.mutate({ fileId: id, isTrial: true });
  });
  const code = state.step === 'failed' ? state.code : take.isError ? refusalCode(take.error) : undefined;
  const found = take.data;
  const good = found ? found.questions - found.faults.length : 0;
  const isTaken = found !== undefined && found.imported > 0;
  return (
    <section className={classes.pane} aria-label={t('import.title')}>
      <div className={classes.head}>
        <h2>{t('import.title')}</h2>
      </div>
      <p>{t('import.hint')}</p>
      <NativeSelect
        label={t('import.subject')}
        value={subjectId}
        onChange={(event) => setSubject(event.currentTarget.value)}
        data={[{ value: '', label: t('no_subject') }, ...subjects]}
      />
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".gift,.txt,.csv,.xlsx,text/plain,text/csv"
        aria-label={t('import.choose')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The store of files knows texts by their ending.
          if (file)
            start(file.name.endsWith('.gift') ? new File([file], file.name.replace(/\.gift$/, '.txt'), { type: 'text/plain' }) : file);
          if (input.current) input.current.value = ''; // the same file, corrected, may be chosen again
        }}
      />
      <span className={classes.foot}>
        <Button
          variant={found && !isTaken ? 'default' : 'filled'}
          loading={state.step === 'sending' || (take.isPending && !found)}
          leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('import.choose')}
        </Button>
      </span>
      <p role="alert" className={classes.refused}>
        {code === undefined ? null : atForm(code)}
      </p>
      {found ? (
        <>
          <p role="status">
            {isTaken ? t('import.done', { count: found.imported }) : t('import.trial', { good, count: found.faults.length })}
          </p>
          {found.faults.length > 0 ? (
            <table className={classes.faults}>
              <thead>
                <tr>
                  <th>{t('import.line')}</th>
                  <th>{t('import.about')}</th>
                  <th>{t('import.why')}</th>
                </tr>
              </thead>
              <tbody>
                {found.faults.map(({ line, code: why, about }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>{about}</td>
                    <td>{t(`fault.${why}`, { defaultValue: why })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {!isTaken && good > 0 && fileId !== null ? (
            <Button loading={take.isPending} onClick={() => take.mutate({ fileId, isTrial: false })}>
              {t('import.take', { count: good })}
            </Button>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
