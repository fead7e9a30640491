import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, NativeSelect, ShelfEdge } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { unparse } from 'papaparse';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saleFields } from '@vitrine/domain/sales/import';
import { saveFile } from '../../../shared/device/index.ts';
import { useSending } from '../../../shared/files/use-sending.ts';
import { IconDownload, IconUpload } from '../../../shared/icons.ts';
import { begin, campaignsQuery, importsKey } from './api.ts';
import classes from './imports.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The campaign that sales count in, and their sheet; it goes up in pieces, and its rehearsal opens when it has arrived. */
export function StartImport() {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const campaigns = useQuery(campaignsQuery);
  const offered = campaigns.data?.items ?? [];
  const [chosen, setChosen] = useState<string>();
  const campaignId = chosen ?? offered[0]?.id ?? '';
  const input = useRef<HTMLInputElement>(null);
  const beginning = useMutation({
    mutationFn: (fileId: string) => begin({ campaignId, fileId }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: importsKey });
      await navigate({ to: `/sales-imports/${id}` });
    },
  });
  const { state, start, retry, stop } = useSending('sheet', (file) => beginning.mutate(file.id));
  const code = state.step === 'failed' ? state.code : beginning.isError ? refusalCode(beginning.error) : undefined;
  const isBusy = state.step === 'sending' || beginning.isPending;
  const template = () => {
    const sheet = unparse([saleFields.map((field) => t(`imports.field.${field}`))]);
    saveFile(`${t('imports.title')}.csv`, new Blob([`\uFEFF${sheet}`], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <section className={classes.start} aria-label={t('imports.start.title')}>
      <h2>{t('imports.start.title')}</h2>
      <p>{t('imports.start.hint')}</p>
      <NativeSelect
        label={t('imports.start.campaign')}
        value={campaignId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
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
          loading={beginning.isPending}
          disabled={isBusy || campaignId === ''}
          leftSection={<IconUpload {...icon} />}
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
        <Button variant="subtle" leftSection={<IconDownload {...icon} />} onClick={template}>
          {t('imports.start.template')}
        </Button>
      </span>
    </section>
  );
}
