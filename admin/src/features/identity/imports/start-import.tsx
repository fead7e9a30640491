import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, ShelfEdge } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../../shared/files/use-sending.ts';
import { IconFileSpreadsheet, IconUpload } from '../../../shared/icons.ts';
import { beginImport, importsKey } from './api.ts';
import classes from './imports.module.css';
import { useDrop } from './use-drop.ts';

/** Where a sheet is dropped or chosen; it goes up in pieces, and the import opens when it has arrived. */
export function StartImport() {
  const { t } = useTranslation('identity');
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const begin = useMutation({
    mutationFn: beginImport,
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: importsKey });
      await navigate({ to: `/people-imports/${id}` });
    },
  });
  const { state, start, retry, stop } = useSending('sheet', (file) => begin.mutate(file.id));
  const code = state.step === 'failed' ? state.code : begin.isError ? refusalCode(begin.error) : undefined;
  const isBusy = state.step === 'sending' || begin.isPending;
  const place = useRef<HTMLElement>(null);
  const isOver = useDrop(place, (file) => {
    if (!isBusy) start(file);
  });
  return (
    <section className={classes.drop} aria-label={t('imports.start.title')} data-over={isOver || undefined} ref={place}>
      <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
      <h2>{t('imports.start.title')}</h2>
      <p>{t('imports.start.hint')}</p>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={t('imports.start.choose')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) start(file);
          if (input.current) input.current.value = ''; // the same file, corrected, may be chosen again
        }}
      />
      {state.step === 'sending' ? (
        <div className={classes.sending}>
          <span role="status">{t('imports.start.sending', { name: state.name, percent: Math.round(state.share * 100) })}</span>
          <ShelfEdge value={state.share} label={state.name} />
        </div>
      ) : null}
      <p role="alert" className={classes.refused}>
        {code === undefined ? null : atForm(code)}
      </p>
      <span className={classes.buttons}>
        <Button
          loading={begin.isPending}
          disabled={isBusy}
          leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('imports.start.choose')}
        </Button>
        {state.step === 'sending' ? (
          <Button variant="default" onClick={stop}>
            {t('imports.start.stop')}
          </Button>
        ) : null}
        {state.step === 'failed' ? (
          <Button variant="light" onClick={retry}>
            {t('imports.start.again')}
          </Button>
        ) : null}
      </span>
    </section>
  );
}
