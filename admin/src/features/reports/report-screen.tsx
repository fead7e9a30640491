import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Report, ReportChoices } from '@vitrine/contract/reports';
import { filtersOf, reportFilters, reportKinds, type ReportFilter, type ReportKind } from '@vitrine/domain/reports';
import {
  Button,
  ConsolePanes,
  Empty,
  Failed,
  Loading,
  NativeSelect,
  NotFound,
  PageHeading,
  ScrollRegion,
  Switch,
  Table,
  TextInput,
} from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { cellText } from './cell-text.ts';
import { Plot } from './plot.tsx';
import { choicesQuery, reportQuery, reportExport, totalsQuery, type ReportAsk } from './reports-api.ts';
import { MakeFile } from './make-file.tsx';
import { SavedFilters } from './saved-filters.tsx';
import classes from './reports.module.css';

/** One report: its filters, its totals, its rows by pages, and the same rows as a file (ADM-08). */
export function ReportScreen() {
  const { kind: asked = '' } = useParams({ strict: false });
  const kind = reportKinds.find((one) => one === asked);
  return kind ? <Opened key={kind} kind={kind} /> : <NotFound homeHref="/reports" />;
}

const asking: readonly string[] = ['from', 'to', ...reportFilters];
const keys = [...asking, 'compare'].map((key) => ({ key }));

function Opened({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation('reports');
  const { atForm } = useMessages();
  const { data: choices } = useQuery(choicesQuery);
  const { filter, setFilter } = useResourceSearch(`/reports/${kind}`, keys);
  const ask: ReportAsk = Object.fromEntries(Object.entries(filter).filter(([key]) => asking.includes(key)));
  const isCompared = filter['compare'] === 'true';
  const found = useInfiniteQuery({ ...reportQuery(kind, ask), placeholderData: (before) => before });
  const summed = useQuery({ ...totalsQuery(kind, ask, isCompared), placeholderData: (before) => before });
  const [first] = found.data?.pages ?? [];
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const isRefused = found.isError && ['invalid_request', 'ends_before_begin'].includes(refusalCode(found.error));
  const title = first?.title ?? choices?.reports.find((one) => one.kind === kind)?.title ?? '';
  return (
    <ConsolePanes
      detail={
        <div className={classes.page}>
          <PageHeading
            title={title}
            backHref="/reports"
            hint={choices?.reports.find((one) => one.kind === kind)?.hint}
            actions={<ExportMenu name={`report_${kind}`} fetchExport={(format) => reportExport(kind, ask, format)} />}
          />
          <fieldset className={classes.filters}>
            <legend className="visually-hidden">{t('reports.filters')}</legend>
            {(['from', 'to'] as const).map((end) => (
              <TextInput
                key={end}
                type="date"
                label={t(`reports.${end}`)}
                value={filter[end] ?? first?.[end] ?? ''}
                onChange={(event) => setFilter(end, event.currentTarget.value)}
              />
            ))}
            {filtersOf[kind].map((name) => (
              <NativeSelect
                key={name}
                label={t(`reports.filter.${name}`)}
                value={filter[name] ?? ''}
                onChange={(event) => setFilter(name, event.currentTarget.value)}
                data={[{ value: '', label: t('reports.all') }, ...choicesOf(choices, name, filter['retailerId'])]}
              />
            ))}
          </fieldset>
          <div className={classes.saved}>
            <SavedFilters kind={kind} ask={ask} />
            <Switch
              label={t('compare.label')}
              checked={isCompared}
              onChange={(event) => setFilter('compare', event.currentTarget.checked ? 'true' : undefined)}
            />
          </div>
          {found.isPending ? <Loading shape="table" rows={8} /> : null}
          {isRefused ? <p role="alert">{atForm(refusalCode(found.error))}</p> : null}
          {found.isError && !isRefused && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {first && !found.isError && summed.isPending ? <Loading shape="list" rows={1} /> : null}
          {first && !found.isError && summed.isError ? <Failed error={summed.error} onRetry={() => void summed.refetch()} /> : null}
          {!found.isError && summed.data && !summed.isError ? <Totals report={summed.data} /> : null}
          {!found.isError && summed.data && !summed.isError ? <Plot report={summed.data} /> : null}
          {first && !found.isError && rows.length === 0 ? <Empty title={t('reports.empty.title')} hint={t('reports.empty.hint')} /> : null}
          {first && !found.isError && rows.length > 0 ? <Rows report={first} rows={rows} /> : null}
          {rows.length > 0 ? (
            <footer className={classes.foot}>
              <span role="status">{t('reports.shown', { count: rows.length })}</span>
              <MakeFile kind={kind} ask={ask} />
              {found.hasNextPage ? (
                <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  {t('reports.more')}
                </Button>
              ) : null}
            </footer>
          ) : null}
        </div>
      }
    />
  );
}

const lists: Record<ReportFilter, keyof Pick<ReportChoices, 'campaigns' | 'retailers' | 'stores' | 'courses' | 'groups' | 'areas'>> = {
  campaignId: 'campaigns',
  retailerId: 'retailers',
  storeId: 'stores',
  courseId: 'courses',
  groupId: 'groups',
  areaId: 'areas',
};

/** Stores of the chosen chain alone, where one is chosen. */
function choicesOf(choices: ReportChoices | undefined, filter: ReportFilter, retailerId: string | undefined) {
  const list =
    filter === 'storeId' ? (choices?.stores ?? []).filter((one) => !retailerId || one.retailerId === retailerId) : choices?.[lists[filter]];
  return (list ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

function Totals({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('reports');
  const locale = matchLocale(i18n.language);
  return (
    <dl className={classes.totals} aria-label={t('reports.totals')}>
      {report.totals.map(({ key, title, kind, value, before }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{cellText(value, kind, locale)}</dd>
          {before === undefined ? null : <small>{t('compare.before', { value: cellText(before, kind, locale) })}</small>}
        </div>
      ))}
    </dl>
  );
}

function Rows({ report, rows }: { report: Report; rows: Report['items'] }) {
  const { t, i18n } = useTranslation('reports');
  const locale = matchLocale(i18n.language);
  const label = t('reports.rows', { title: report.title });
  const isNumber = (kind: string) => kind === 'number' || kind === 'percent';
  return (
    <div className={classes.paper}>
      <ScrollRegion label={label}>
        <Table aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {report.columns.map(({ key, title, kind }) => (
                <Table.Th key={key} scope="col" data-number={isNumber(kind) || undefined}>
                  {kind === 'instant' ? title.replace(' (UTC)', '') : title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ id, cells }) => (
              <Table.Tr key={id}>
                {report.columns.map(({ key, kind }) => (
                  <Table.Td key={key} data-number={isNumber(kind) || undefined}>
                    {cellText(cells[key] ?? null, kind, locale)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </div>
  );
}
