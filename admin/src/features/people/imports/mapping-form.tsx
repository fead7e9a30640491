import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PeopleImport } from '@vitrine/contract/people';
import { importDelimiters, importEncodings, importFields, judgeColumns } from '@vitrine/domain/people/import';
import { Button, NativeSelect, Table } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importQuery, mapImport, steerImport, type Mapping } from './api.ts';
import classes from './imports.module.css';

type MappingFormProps = { one: PeopleImport; onDryRun: () => void };

/** How the spreadsheet is read and what each of its columns stands for; then it gets a dry run. */
export function MappingForm({ one, onDryRun }: MappingFormProps) {
  const { t } = useTranslation('people');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [columns, setColumns] = useState(one.columns);
  const seen = (now: PeopleImport) => queries.setQueryData(importQuery(one.id).queryKey, now);
  const read = useMutation({ mutationFn: (mapping: Mapping) => mapImport(one.id, mapping), onSuccess: seen });
  const dryRun = useMutation({
    mutationFn: async () => {
      await mapImport(one.id, { encoding: one.encoding, delimiter: one.delimiter, columns });
      return steerImport(one.id, 'dryRun');
    },
    onSuccess: (now) => {
      seen(now);
      onDryRun();
    },
  });
  const judged = judgeColumns(columns);
  const error = dryRun.error ?? read.error;
  const told = error ? atForm(refusalCode(error)) : judged.ok ? null : atForm(judged.refusal);
  return (
    <section className={classes.mapping} aria-label={t('imports.columns.title')}>
      {one.format === 'csv' ? (
        <ReadingFields
          one={one}
          isBusy={read.isPending}
          onRead={(change) => read.mutate({ encoding: one.encoding, delimiter: one.delimiter, columns, ...change })}
        />
      ) : null}
      {one.header.length > 0 ? (
        <>
          <h2>{t('imports.columns.title')}</h2>
          <p className={classes.quiet}>{t('imports.columns.hint')}</p>
          <ColumnsTable one={one} columns={columns} onChange={setColumns} />
        </>
      ) : null}
      <p role="alert" className={classes.refused}>
        {told}
      </p>
      <span className={classes.buttons}>
        <Button disabled={!judged.ok || one.problem !== null} loading={dryRun.isPending} onClick={() => dryRun.mutate()}>
          {t('imports.dryRun')}
        </Button>
      </span>
    </section>
  );
}

const signs = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;

type ReadingFieldsProps = { one: PeopleImport; isBusy: boolean; onRead: (change: Partial<Mapping>) => void };

function ReadingFields({ one, isBusy, onRead }: ReadingFieldsProps) {
  const { t } = useTranslation('people');
  return (
    <div className={classes.reading}>
      <NativeSelect
        label={t('imports.reading.encoding')}
        value={one.encoding ?? ''}
        disabled={isBusy}
        onChange={(event) => onRead({ encoding: importEncodings.find((each) => each === event.currentTarget.value) ?? null })}
        data={importEncodings.map((value) => ({ value, label: t(`imports.reading.${value}`) }))}
      />
      <NativeSelect
        label={t('imports.reading.delimiter')}
        value={one.delimiter ?? ''}
        disabled={isBusy}
        onChange={(event) => onRead({ delimiter: importDelimiters.find((each) => each === event.currentTarget.value) ?? null })}
        data={importDelimiters.map((value) => ({ value, label: t(`imports.reading.${signs[value]}`) }))}
      />
    </div>
  );
}

type ColumnsTableProps = { one: PeopleImport; columns: PeopleImport['columns']; onChange: (columns: PeopleImport['columns']) => void };

function ColumnsTable({ one, columns, onChange }: ColumnsTableProps) {
  const { t } = useTranslation('people');
  const choose = (place: number, value: string) =>
    onChange(columns.map((field, at) => (at === place ? (importFields.find((each) => each === value) ?? null) : field)));
  // A column is its place: two may be headed alike.
  const rows = one.header.map((heading, place) => ({ key: `column ${place}`, heading, place, sample: samplesOf(one, place) }));
  return (
    <div className={classes.paper}>
      <Table aria-label={t('imports.columns.title')} className={classes.columns}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('imports.columns.column')}</Table.Th>
            <Table.Th scope="col">{t('imports.columns.means')}</Table.Th>
            <Table.Th scope="col">{t('imports.columns.sample')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, heading, place, sample }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{heading || t('imports.columns.unnamed', { place: place + 1 })}</Table.Th>
              <Table.Td>
                <NativeSelect
                  aria-label={t('imports.columns.means_of', { heading })}
                  value={columns[place] ?? ''}
                  onChange={(event) => choose(place, event.currentTarget.value)}
                  data={[
                    { value: '', label: t('imports.columns.none') },
                    ...importFields.map((value) => ({ value, label: t(`imports.field.${value}`) })),
                  ]}
                />
              </Table.Td>
              <Table.Td className={classes.sample}>{sample}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const samplesOf = ({ samples }: PeopleImport, place: number): string =>
  samples
    .map((cells) => cells[place] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ');
