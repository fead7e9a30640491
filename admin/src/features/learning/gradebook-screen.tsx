import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ConsolePanes, Empty, Failed, Loading, NativeSelect, PageHeading, ScrollRegion, Table, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { gradebookQuery, gradebookExport, groupChoicesQuery } from './api.ts';
import { LearningTabs } from './learning-tabs.tsx';
import classes from './learning.module.css';

/** Grades of a course: a row for each person, a column for each test, of everybody or of a group (ADM-06). */
export function GradebookScreen() {
  const { courseId } = useParams({ strict: false });
  const { t } = useTranslation('learning');
  const { filter, setFilter } = useResourceSearch(`/gradebook/${courseId}`, [{ key: 'group' }]);
  const groups = useQuery(groupChoicesQuery);
  const settled = useSettled(filter['search'] ?? '');
  const asked = { ...(settled ? { search: settled } : {}), ...(filter['group'] ? { group: filter['group'] } : {}) };
  const book = useQuery(gradebookQuery(courseId ?? '', asked));
  return (
    <ConsolePanes
      header={<LearningTabs />}
      detail={
        <div className={classes.pane}>
          <PageHeading title={book.data?.course ?? t('gradebook.title')} />
          <div className={classes.row}>
            <TextInput
              label={t('gradebook.search')}
              value={filter['search'] ?? ''}
              onChange={(event) => setFilter('search', event.currentTarget.value)}
            />
            <NativeSelect
              label={t('gradebook.group')}
              value={filter['group'] ?? ''}
              data={[
                { value: '', label: t('gradebook.everybody') },
                ...(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setFilter('group', event.currentTarget.value)}
            />
            <ExportMenu name="gradebook" fetchExport={(format) => gradebookExport(courseId ?? '', asked, format)} />
          </div>
          <Book book={book} />
        </div>
      }
    />
  );
}

function Book({
  book,
}: {
  book: ReturnType<typeof useQuery<Awaited<ReturnType<NonNullable<ReturnType<typeof gradebookQuery>['queryFn']>>>>>;
}) {
  const { t } = useTranslation('learning');
  if (book.isError && !book.data) return <Failed error={book.error} onRetry={() => void book.refetch()} />;
  if (!book.data) return <Loading shape="table" />;
  const { items, tests } = book.data;
  if (items.length === 0) return <Empty title={t('gradebook.empty.title')} hint={t('gradebook.empty.hint')} />;
  return (
    <ScrollRegion label={t('gradebook.title')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('results.field.fullName')}</Table.Th>
            {tests.map(({ activityId, title }) => (
              <Table.Th key={activityId}>{title}</Table.Th>
            ))}
            <Table.Th>{t('gradebook.average')}</Table.Th>
            <Table.Th>{t('gradebook.progress')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row">{row.fullName}</Table.Th>
              {row.scores.map((score, place) => (
                <Table.Td key={tests[place]?.activityId ?? place}>{score === null ? '–' : `${score}%`}</Table.Td>
              ))}
              <Table.Td>{row.grade === null ? '–' : `${row.grade}%`}</Table.Td>
              <Table.Td>{row.progress}%</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}
