import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ImportLine, PeopleImport } from '@vitrine/contract/people';
import { Button, Failed, FilterChips, Loading, Table } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload } from '../../../shared/icons.ts';
import { linesQuery, reasonsFile, type Shown } from './api.ts';
import classes from './imports.module.css';

/** How many lines are what, and the lines of one kind with their reasons. */
export function Verdicts({ one }: { one: PeopleImport }) {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  const counts: Record<Shown, number> = { ...one.verdicts, kept: one.kept };
  const kinds = (['new', 'changes', 'same', 'bad', 'kept'] as const).filter((kind) => kind !== 'kept' || one.state === 'undone');
  return (
    <section className={classes.verdicts} aria-label={t('imports.verdicts')}>
      <dl className={classes.sums}>
        {kinds.map((kind) => (
          <div key={kind} data-sum={kind}>
            <dt>{t(`imports.verdict.${kind}`)}</dt>
            <dd>{formatNumber(counts[kind], locale)}</dd>
          </div>
        ))}
      </dl>
      {one.keptUntil === null ? null : <ByKind one={one} counts={counts} kinds={kinds} />}
    </section>
  );
}

type Kinds = { one: PeopleImport; kinds: readonly Shown[]; counts: Record<Shown, number> };

/** The lines themselves, as long as they are kept. */
function ByKind({ one, kinds, counts }: Kinds) {
  const { t } = useTranslation('people');
  const { atForm } = useMessages();
  const [show, setShow] = useState<Shown>(kinds.findLast((kind) => counts[kind] > 0 && (kind === 'bad' || kind === 'kept')) ?? 'new');
  const download = useMutation({ mutationFn: () => reasonsFile(one.id), onSuccess: (file) => saveFile(`${t('imports.file')}.csv`, file) });
  return (
    <>
      <div className={classes.bar}>
        <FilterChips
          label={t('imports.show')}
          isChoice
          filters={kinds.map((key) => ({ key, label: t(`imports.verdict.${key}`), isActive: key === show }))}
          onToggle={(key) => setShow(kinds.find((kind) => kind === key) ?? 'new')}
        />
        {counts.bad + counts.kept > 0 ? (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('imports.download')}
          </Button>
        ) : null}
      </div>
      <p role="alert" className={classes.refused}>
        {download.isError ? atForm(refusalCode(download.error)) : null}
      </p>
      <Lines one={one} show={show} />
    </>
  );
}

function Lines({ one, show }: { one: PeopleImport; show: Shown }) {
  const { t } = useTranslation(['people', 'resource']);
  const list = useInfiniteQuery(linesQuery({ importId: one.id, verdict: show, state: one.state }));
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <Loading shape="table" rows={5} />;
  if (list.isError && rows.length === 0) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) return <p className={classes.quiet}>{t('imports.no_lines')}</p>;
  return (
    <>
      <LinesTable rows={rows} />
      {list.hasNextPage ? (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          {t('resource:load_more')}
        </Button>
      ) : null}
    </>
  );
}

/** Reasons that name the other line, or the limit. */
const toldWithNumber = ['twice_in_file', 'text_too_long', 'too_short'] as const;

function LinesTable({ rows }: { rows: readonly ImportLine[] }) {
  const { t } = useTranslation('people');
  const { atField } = useMessages();
  const reasonOf = ({ refusal, number }: ImportLine) => {
    const told = toldWithNumber.find((one) => one === refusal);
    if (told !== undefined && number !== null) return t(`imports.numbered.${told}`, { number });
    return refusal === null ? null : atField(refusal);
  };
  const hasReasons = rows.some(({ refusal }) => refusal !== null);
  return (
    <div className={classes.paper}>
      <Table aria-label={t('imports.verdicts')} className={classes.lines}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('imports.line')}</Table.Th>
            <Table.Th scope="col">{t('imports.person')}</Table.Th>
            {hasReasons ? <Table.Th scope="col">{t('imports.reason')}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.line}>
              <Table.Td className={classes.line}>{row.line}</Table.Td>
              <Table.Td>
                <b>{row.fullName || '–'}</b>
                <small className={classes.when}>{row.userName}</small>
              </Table.Td>
              {hasReasons ? (
                <Table.Td>
                  {row.field ? <b>{t(`imports.field.${row.field}`)}: </b> : null}
                  {reasonOf(row)}
                  {row.value === '' ? null : <small className={classes.when}>{row.value}</small>}
                </Table.Td>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
