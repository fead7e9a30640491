import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Integrator } from '@vitrine/contract/identity';
import { Button, ConsolePanes, PageHeading, Table } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PageList } from '../../../shared/resource/index.ts';
import { ExportMenu } from '../../../shared/export/index.ts';
import classes from './integrators.module.css';
import { integratorsQuery, integratorsSheet, programsQuery } from './api.ts';
import { IntegratorDialog } from './integrator-dialog.tsx';
import { QuestionDialog, type Question } from './question-dialog.tsx';
import { SecretDialog, type Told } from './secret-dialog.tsx';

/** Partners' servers that bring people in: named, with the programs that they reach, their secret rotated, themselves revoked (LOG-05, D72). */
export function IntegratorsScreen() {
  const { t } = useTranslation('identity');
  const list = useInfiniteQuery(integratorsQuery);
  const [editing, setEditing] = useState<Integrator | 'new' | undefined>();
  const [question, setQuestion] = useState<Question | undefined>();
  const [told, setResult] = useState<Told | undefined>();
  return (
    <ConsolePanes
      header={
        <PageHeading
          title={t('integrators.title')}
          backHref="/login-configuration"
          hint={t('integrators.lead')}
          actions={
            <>
              <ExportMenu name="integrators" fetchExport={integratorsSheet} />
              <Button onClick={() => setEditing('new')}>{t('integrators.create')}</Button>
            </>
          }
        />
      }
      detail={
        <div className={classes.stack}>
          <PageList
            list={list}
            empty={{
              title: t('integrators.empty.title'),
              hint: t('integrators.empty.hint'),
              next: { label: t('integrators.create'), onPress: () => setEditing('new') },
            }}
          >
            {(rows) => <IntegratorsTable rows={rows} onEdit={setEditing} onAsk={setQuestion} />}
          </PageList>
          {editing === undefined ? null : (
            <IntegratorDialog
              integrator={editing === 'new' ? undefined : editing}
              onClose={() => setEditing(undefined)}
              onTold={setResult}
            />
          )}
          <QuestionDialog question={question} onClose={() => setQuestion(undefined)} onTold={setResult} />
          <SecretDialog told={told} onClose={() => setResult(undefined)} />
        </div>
      }
    />
  );
}

type IntegratorsTableProps = { rows: readonly Integrator[]; onEdit: (row: Integrator) => void; onAsk: (question: Question) => void };

function IntegratorsTable({ rows, onEdit, onAsk }: IntegratorsTableProps) {
  const { t, i18n } = useTranslation('identity');
  const { data: programs = [] } = useQuery(programsQuery);
  const when = (at: string) => formatInstant(at, deviceZone(), matchLocale(i18n.language));
  const programsOf = ({ clientIds }: Integrator) =>
    clientIds === null
      ? t('integrators.every_program')
      : programs.flatMap(({ id, name }) => (clientIds.includes(id) ? [name] : [])).join(', ');
  return (
    <div className={classes.paper}>
      <Table.ScrollContainer minWidth={720}>
        <Table aria-label={t('integrators.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('integrators.name')}</Table.Th>
              <Table.Th scope="col">{t('integrators.id')}</Table.Th>
              <Table.Th scope="col">{t('integrators.programs')}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <b>{row.name}</b>
                  <br />
                  <small>{t('integrators.secret_since', { when: when(row.secretAt) })}</small>
                </Table.Td>
                <Table.Td>
                  <code>{row.id}</code>
                </Table.Td>
                <Table.Td>{programsOf(row)}</Table.Td>
                <Table.Td>
                  <span className={classes.bar}>
                    <Button size="sm" variant="default" aria-label={t('integrators.edit', { name: row.name })} onClick={() => onEdit(row)}>
                      {t('integrators.edit_short')}
                    </Button>
                    <Button size="sm" variant="default" onClick={() => onAsk({ of: row, act: 'rotate' })}>
                      {t('integrators.rotate.open')}
                    </Button>
                    <Button size="sm" variant="default" color="refused" onClick={() => onAsk({ of: row, act: 'revoke' })}>
                      {t('integrators.revoke.open')}
                    </Button>
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
