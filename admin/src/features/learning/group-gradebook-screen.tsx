import type { GroupGradebookRow } from '@vitrine/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { ConsolePanes, Empty, Failed, Link, Loading, NativeSelect, PageHeading, ScrollRegion, Table, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { groupBookQuery, groupBookExport, groupChoicesQuery } from './api.ts';
import { LearningTabs } from './learning-tabs.tsx';
import classes from './learning.module.css';

/** Grades of a group: a row for each person, a column for each course that they are in (ADM-06). */
export function GroupGradebookScreen() {
  const { t } = useTranslation('learning');
  const { filter, setFilter } = useResourceSearch('/gradebook', [{ key: 'group' }]);
  const groups = useQuery(groupChoicesQuery);
  const settled = useSettled(filter['search'] ?? '');
  const asked = settled ? { search: settled } : {};
  const groupId = filter['group'] ?? '';
  return (
    <ConsolePanes
      header={<LearningTabs />}
      detail={
        <div className={classes.pane}>
          <PageHeading title={t('group_gradebook.title')} />
          <div className={classes.row}>
            <NativeSelect
              label={t('group_gradebook.group')}
              value={groupId}
              data={[
                { value: '', label: t('group_gradebook.choose') },
                ...(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setFilter('group', event.currentTarget.value)}
            />
            {groupId === '' ? null : (
              <>
                <TextInput
                  label={t('group_gradebook.search')}
                  value={filter['search'] ?? ''}
                  onChange={(event) => setFilter('search', event.currentTarget.value)}
                />
                <ExportMenu name="group_gradebook" fetchExport={(format) => groupBookExport(groupId, asked, format)} />
              </>
            )}
          </div>
          {groups.isError && !groups.data ? <Failed error={groups.error} onRetry={() => void groups.refetch()} /> : null}
          {groupId === '' ? (
            <Empty title={t('group_gradebook.start.title')} hint={t('group_gradebook.start.hint')} />
          ) : (
            <Book groupId={groupId} asked={asked} />
          )}
        </div>
      }
    />
  );
}

function Book({ groupId, asked }: { groupId: string; asked: { search?: string } }) {
  const { t } = useTranslation('learning');
  const book = useQuery(groupBookQuery(groupId, asked));
  if (book.isError && !book.data) return <Failed error={book.error} onRetry={() => void book.refetch()} />;
  if (!book.data) return <Loading shape="table" />;
  const { items, courses } = book.data;
  if (items.length === 0) return <Empty title={t('group_gradebook.empty.title')} hint={t('group_gradebook.empty.hint')} />;
  return (
    <ScrollRegion label={t('group_gradebook.title')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('results.field.fullName')}</Table.Th>
            {courses.map(({ id, title }) => (
              <Table.Th key={id}>
                <Link href={`/gradebook/${id}?group=${groupId}`}>{title}</Link>
              </Table.Th>
            ))}
            <Table.Th>{t('group_gradebook.finished')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row">{row.fullName}</Table.Th>
              {courses.map(({ id }, place) => (
                <Table.Td key={id}>{cellOf(row.courses[place])}</Table.Td>
              ))}
              <Table.Td>{row.finished}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}

/** The grade, where there is one; else how far the person is. */
function cellOf(course: GroupGradebookRow['courses'][number] | undefined): string {
  if (!course) return '–';
  return course.grade === null ? `(${course.progress}%)` : `${course.grade}%`;
}
