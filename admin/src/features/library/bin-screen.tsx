import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BinRow } from '@vitrine/contract/library';
import { Button, ConsolePanes, Empty, Failed, Loading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { deviceZone } from '../../shared/device/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { binQuery, bringBack, foldersQuery } from './api.ts';
import { LibraryTabs } from './library-tabs.tsx';
import { items } from './library.tsx';
import classes from './library.module.css';

/** What was taken out of the library in the last thirty days, and the way back. */
export function LibraryBinScreen() {
  const { t } = useTranslation('library');
  const found = useQuery(binQuery);
  return (
    <ConsolePanes
      header={<LibraryTabs />}
      detail={
        <section className={classes.sections} aria-label={t('bin.title')}>
          <h1 className="visually-hidden">{t('bin.title')}</h1>
          {found.isPending ? <Loading shape="list" rows={4} /> : null}
          {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data?.rows.length === 0 ? <Empty title={t('bin.empty')} hint={t('bin.empty_hint')} /> : null}
          {found.data && found.data.rows.length > 0 ? (
            <ul className={classes.rows}>
              {found.data.rows.map((row) => (
                <InBin key={row.id} row={row} />
              ))}
            </ul>
          ) : null}
        </section>
      }
    />
  );
}

function InBin({ row }: { row: BinRow }) {
  const { t, i18n } = useTranslation('library');
  const { atForm } = useMessages();
  const mayWrite = useMay('content.write');
  const queries = useQueryClient();
  const back = useMutation({
    mutationFn: () => bringBack(row),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: binQuery.queryKey });
      void queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
      void queries.invalidateQueries({ queryKey: listKey(items) });
      showToast({ text: t('bin.restored', { title: row.title }) });
    },
  });
  const day = (at: string) => formatInstant(at, deviceZone(), matchLocale(i18n.language));
  return (
    <li>
      <span className={classes.words}>
        <b>{row.title}</b>
        <small>{row.kind === 'folder' ? t('bin.folder', { count: row.files }) : t('bin.file')}</small>
        <small>{t('bin.until', { day: day(row.retiredAt), until: day(row.until) })}</small>
        {back.isError ? <small role="alert">{atForm(refusalCode(back.error))}</small> : null}
      </span>
      {mayWrite ? (
        <Button
          variant="default"
          size="sm"
          loading={back.isPending}
          aria-label={t('bin.restore_of', { title: row.title })}
          onClick={() => back.mutate()}
        >
          {t('bin.restore')}
        </Button>
      ) : null}
    </li>
  );
}
