import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { BelongingRow } from '@vitrine/contract/identity';
import { textIn } from '@vitrine/domain/kernel';
import {
  Avatar,
  Button,
  Checkbox,
  ConsolePanes,
  Empty,
  Failed,
  FilterChips,
  Loading,
  PageHeading,
  StateChip,
  Table,
  TextInput,
} from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import { ExportMenu } from '../../../shared/export/index.ts';
import { useTicks } from '../../../shared/use-ticks.ts';
import people from '../people.module.css';
import { belongingExport, changeBelonging, listBelonging, nameQuery, type Belonging } from './api.ts';
import classes from './groups.module.css';

const shows = ['all', 'in', 'out'] as const;
type Show = (typeof shows)[number];

export function GroupMembersScreen() {
  const { groupId = '' } = useParams({ strict: false });
  return <BelongingScreen kind="group" id={groupId} />;
}

export function TagMembersScreen() {
  const { tagId = '' } = useParams({ strict: false });
  return <BelongingScreen kind="tag" id={tagId} />;
}

export function RoleMembersScreen() {
  const { roleId = '' } = useParams({ strict: false });
  return <BelongingScreen kind="role" id={roleId} />;
}

const listOf = { group: '/groups', tag: '/tags', role: '/custom-roles' } as const;

/** Who belongs to a group, has a tag or has a role: ticked one by one, found by name (CLI-09). */
function BelongingScreen({ kind, id }: Belonging) {
  const { t, i18n } = useTranslation(['people', 'resource']);
  const queries = useQueryClient();
  const mayWrite = useMay('people.write');
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<Show>('all');
  const { data: name } = useQuery(nameQuery({ kind, id }));
  const key = ['people', 'belonging', kind, id];
  const filter = {
    ...(search === '' ? {} : { search }),
    ...(show === 'all' ? {} : { isIn: show === 'in' ? ('true' as const) : ('false' as const) }),
  };
  const list = useInfiniteQuery({
    queryKey: [...key, search, show],
    queryFn: ({ pageParam }) => listBelonging({ kind, id }, { limit: 50, ...(pageParam ? { after: pageParam } : {}), ...filter }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { shown, tick } = useTicks({
    change: ({ id: memberId, isIn }) => changeBelonging({ kind, id }, { memberId, isIn }),
    readAgain: () => queries.invalidateQueries({ queryKey: key }),
  });
  const rows = (list.data?.pages.flatMap((page) => page.items) ?? []).map((row) => ({ ...row, isIn: shown(row.id, row.isIn) }));
  return (
    <ConsolePanes
      detail={
        <div className={classes.stack}>
          <PageHeading
            title={t(`belonging.title.${kind}`)}
            backHref={`${listOf[kind]}?open=${id}`}
            hint={name ? textIn(name, matchLocale(i18n.language)) : undefined}
            actions={<ExportMenu name={`${kind}_members`} fetchExport={(format) => belongingExport({ kind, id }, { ...filter, format })} />}
          />
          <div className={classes.bar} role="search">
            <TextInput
              type="search"
              aria-label={t('people.search')}
              placeholder={t('people.search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <FilterChips
              label={t('belonging.show_label')}
              isChoice
              filters={shows.map((one) => ({ key: one, label: t(`belonging.show.${one}`), isActive: one === show }))}
              onToggle={(one) => setShow(shows.find((each) => each === one) ?? 'all')}
            />
          </div>
          {list.isPending ? <Loading shape="table" rows={8} /> : null}
          {list.isError && rows.length === 0 ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.isSuccess && rows.length === 0 ? <Empty title={t('belonging.empty.title')} hint={t('belonging.empty.hint')} /> : null}
          {rows.length > 0 ? (
            <BelongingTable
              label={t(`belonging.title.${kind}`)}
              rows={rows}
              mayWrite={mayWrite}
              onToggle={(row) => tick({ id: row.id, isIn: !row.isIn })}
            />
          ) : null}
          {list.hasNextPage ? (
            <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
              {t('resource:load_more')}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}

type BelongingTableProps = { label: string; rows: BelongingRow[]; mayWrite: boolean; onToggle: (row: BelongingRow) => void };

function BelongingTable({ label, rows, mayWrite, onToggle }: BelongingTableProps) {
  const { t } = useTranslation('people');
  return (
    <div className={classes.paper}>
      <Table.ScrollContainer minWidth={360}>
        <Table aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" className={classes.tick}>
                {t('belonging.belongs')}
              </Table.Th>
              <Table.Th scope="col">{t('people.field.fullName')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Checkbox
                    aria-label={t('belonging.toggle', { name: row.fullName })}
                    checked={row.isIn}
                    disabled={!mayWrite || row.isByRule}
                    onChange={() => onToggle(row)}
                  />
                </Table.Td>
                <Table.Td>
                  <span className={people.who}>
                    <Avatar name={row.fullName} size={32} />
                    <span>
                      <b>{row.fullName}</b>
                      <small>{row.email}</small>
                    </span>
                    {row.isByRule ? <StateChip>{t('belonging.by_rule')}</StateChip> : null}
                  </span>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
}
