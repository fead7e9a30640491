import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, ProgressBar } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFileSpreadsheet, IconUpload } from '../icons.ts';
import classes from './send-spreadsheet.module.css';
import { useDrop } from './use-drop.ts';
import { useSending } from './use-sending.ts';

type SendSpreadsheetProps = {
  /** Whose words it speaks, under `imports.start`. */
  room: string;
  /** Makes an import of a spreadsheet that has arrived; it opens under `path`. */
  begin: (fileId: string) => Promise<{ id: string }>;
  path: string;
  importsKey: QueryKey;
  isReady?: boolean;
  /** What is asked before the spreadsheet. */
  children?: ReactNode;
  /** What stands beside the button. */
  more?: ReactNode;
};

/** Where a spreadsheet is dropped or chosen; it goes up in pieces, and its import opens when it has arrived. */
export function SendSpreadsheet({ room, begin, path, importsKey, isReady = true, children, more }: SendSpreadsheetProps) {
  const { t } = useTranslation(room, { keyPrefix: 'imports.start' });
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const beginning = useMutation({
    mutationFn: begin,
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: importsKey });
      await navigate({ to: `${path}/${id}` });
    },
  });
  const { state, start, retry, stop } = useSending('sheet', (file) => beginning.mutate(file.id));
  const code = state.step === 'failed' ? state.code : beginning.isError ? refusalCode(beginning.error) : undefined;
  const mayStart = isReady && state.step !== 'sending' && !beginning.isPending;
  const place = useRef<HTMLElement>(null);
  const isOver = useDrop(place, (file) => {
    if (mayStart) start(file);
  });
  return (
    <section className={classes.drop} aria-label={t('title')} data-over={isOver || undefined} ref={place}>
      <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
      <h2>{t('title')}</h2>
      <p>{t('hint')}</p>
      {children}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={t('choose')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) start(file);
          if (input.current) input.current.value = ''; // the same file, corrected, may be chosen again
        }}
      />
      {state.step === 'sending' ? (
        <div className={classes.sending}>
          <span role="status">{t('sending', { name: state.name, percent: Math.round(state.share * 100) })}</span>
          <ProgressBar value={state.share} label={state.name} />
        </div>
      ) : null}
      <p role="alert" className={classes.refused}>
        {code === undefined ? null : atForm(code)}
      </p>
      <span className={classes.buttons}>
        <Button
          loading={beginning.isPending}
          disabled={!mayStart}
          leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        {state.step === 'sending' ? (
          <Button variant="default" onClick={stop}>
            {t('stop')}
          </Button>
        ) : null}
        {state.step === 'failed' ? (
          <Button variant="light" onClick={retry}>
            {t('again')}
          </Button>
        ) : null}
        {more}
      </span>
    </section>
  );
}
