import { useQuery } from '@tanstack/react-query';
import type { ReportFile } from '@vitrine/contract/reports';
import { share } from '@vitrine/domain/reports';
import { ConsolePanes, Empty, Failed, Loading, PageHeading, ProgressBar, StateChip } from '@vitrine/ui';
import { formatDay, formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { filesQuery } from './reports-api.ts';
import classes from './reports.module.css';

/** Files of reports that a job writes: how far each is, and the way to those that are there (ADM-08). */
export function FilesScreen() {
  const { t } = useTranslation('reports');
  const found = useQuery(filesQuery);
  const items = found.data?.items ?? [];
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading title={t('files.title')} backHref="/reports" hint={t('files.hint')} />
          {found.isPending ? <Loading shape="list" rows={3} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && items.length === 0 ? <Empty title={t('files.empty.title')} hint={t('files.empty.hint')} /> : null}
          <ul className={classes.list} aria-label={t('files.title')}>
            {items.map((file) => (
              <File key={file.id} file={file} />
            ))}
          </ul>
        </>
      }
    />
  );
}

const tones = { waiting: 'audit', running: 'audit', ready: 'earned', failed: 'refused' } as const;

function File({ file }: { file: ReportFile }) {
  const { t, i18n } = useTranslation('reports');
  const locale = matchLocale(i18n.language);
  const { state, rows, total, url } = file;
  const isUnderWay = state === 'waiting' || state === 'running';
  const counted = { rows: formatNumber(rows, locale), total: formatNumber(total, locale) };
  return (
    <li className={classes.report}>
      <span>
        <b>
          {file.title} · {file.format.toUpperCase()}
        </b>
        <small>
          {t('files.days', { from: formatDay(file.from, locale, 'short'), to: formatDay(file.to, locale, 'short') })} ·{' '}
          {formatInstant(file.createdAt, deviceZone(), locale)}
        </small>
        {isUnderWay ? <ProgressBar value={share(rows, total) / 100} label={t('files.so_far', counted)} /> : null}
        <small role="status">
          {state === 'ready' ? t('files.rows', { count: rows, shown: counted.rows }) : isUnderWay ? t('files.so_far', counted) : ''}
        </small>
      </span>
      {url === null ? (
        <StateChip state={tones[state]}>{t(`files.state.${state}`)}</StateChip>
      ) : (
        <a href={url} download>
          {t('files.fetch')}
        </a>
      )}
    </li>
  );
}
