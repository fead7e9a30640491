import { Empty, Failed, LinkButton, PageHeading } from '@vitrine/ui';
import { useCallback, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '../console-routes.ts';
import { ExportMenu } from '../export/index.ts';
import type { Choice } from '../fields/index.ts';
import { IconPlus, IconUpload } from '../icons.ts';
import { ColumnsMenu, useColumns } from './columns-menu.tsx';
import { useFieldWords } from './field-words.ts';
import { ResourceTable, TableLoading } from './resource-table.tsx';
import { ResourceToolbar } from './resource-toolbar.tsx';
import type { Listed, Resource } from './resource.ts';
import { useChosen, type Chosen } from './use-chosen.ts';
import { useCount, useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';

type ResourceListProps<Row extends Listed, Values extends FieldValues> = {
  resource: Resource<Row, Values>;
  filter: Record<string, string | undefined>;
  onFilter: (key: string, value: string | undefined) => void;
  openId?: string | undefined;
  hrefOf: (row: Row) => string;
  createHref?: string | undefined;
  /** The permission that creating needs, where the resource has no form of its own beside the list. */
  createNeeds?: string;
  importHref?: string | undefined;
  choices?: Record<string, readonly Choice[]> | undefined;
  several?: Several | undefined;
};

/** What may be done to several rows together: who may, and the bar that offers it. */
export type Several = { needs: string; bar: (chosen: Chosen) => ReactNode };

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A list with its heading, filters and states: loading, empty, nothing found, failed, and shown while offline. */
export function ResourceList<Row extends Listed, Values extends FieldValues>(props: ResourceListProps<Row, Values>) {
  const { resource, filter, onFilter, openId, hrefOf, createHref, createNeeds, importHref, choices, several } = props;
  const { t } = useTranslation('resource');
  const { say } = useFieldWords(resource);
  const mayCreate = useMay(createNeeds ?? resource.create?.needs ?? '');
  const list = useList(resource, filter);
  const columns = useColumns(resource);
  const mayChoose = useMay(several?.needs ?? '') && several !== undefined;
  const choosing = useChosen(filter);
  const counted = useCount(resource, filter);
  const table = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys(table, search);
  const { export: fetchExport } = resource;
  const loadMore = useCallback(() => void list.fetchNextPage(), [list]);
  const isFiltered = Object.entries(filter).some(([key, value]) => key !== 'sort' && Boolean(value));
  const create = mayCreate && createHref !== undefined ? createHref : undefined;

  return (
    <>
      <ListHeading title={say('title')} createLabel={say('create')} create={create} importHref={mayCreate ? importHref : undefined} />
      <ResourceToolbar resource={resource} filter={filter} onFilter={onFilter} searchRef={search} choices={choices}>
        {fetchExport ? <ExportMenu name={resource.name} fetchExport={(format) => fetchExport({ ...filter, format })} /> : null}
        <ColumnsMenu resource={resource} shown={columns.shown} onToggle={columns.toggle} />
      </ResourceToolbar>
      {list.isPending ? <TableLoading /> : null}
      {list.isError && list.rows.length === 0 ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isSuccess && list.rows.length === 0 ? (
        <Empty
          title={isFiltered ? t('nothing_found.title') : say('empty.title')}
          hint={isFiltered ? t('nothing_found.hint') : say('empty.hint')}
          {...(create !== undefined && !isFiltered ? { next: { label: say('create'), href: create } } : {})}
        />
      ) : null}
      {list.rows.length > 0 ? (
        <ResourceTable
          resource={resource}
          columns={columns.shown}
          rows={list.rows}
          openId={openId}
          hrefOf={hrefOf}
          sort={filter['sort']}
          onSort={(next) => onFilter('sort', next)}
          counted={counted}
          choosing={mayChoose ? choosing : undefined}
          isStale={list.isPlaceholderData}
          more={{ hasNext: list.hasNextPage, isLoading: list.isFetchingNextPage, load: loadMore }}
          tableRef={table}
        />
      ) : null}
      {mayChoose && (choosing.chosen.isAll || choosing.chosen.ids.length > 0) ? several.bar(choosing.chosen) : null}
    </>
  );
}

type ListHeadingProps = { title: string; createLabel: string; create: string | undefined; importHref: string | undefined };

function ListHeading({ title, createLabel, create, importHref }: ListHeadingProps) {
  const { t } = useTranslation('resource');
  return (
    <PageHeading
      title={title}
      actions={
        <>
          {importHref === undefined ? null : (
            <LinkButton href={importHref} variant="default" leftSection={<IconUpload {...icon} />}>
              {t('import.open')}
            </LinkButton>
          )}
          {create === undefined ? null : (
            <LinkButton href={create} leftSection={<IconPlus {...icon} />}>
              {createLabel}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
