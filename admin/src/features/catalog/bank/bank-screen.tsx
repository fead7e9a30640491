import { useQuery } from '@tanstack/react-query';
import { ConsolePanes, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import { FilesProvider } from '../../../shared/files/index.ts';
import { ResourceList, useResourceSearch } from '../../../shared/resource/index.ts';
import { subjectsQuery } from './api.ts';
import { bank } from './bank.tsx';
import { ExportFile } from './export-file.tsx';
import { ImportPane } from './import-pane.tsx';
import { QuestionPane } from './question-pane.tsx';

/** The question bank: the list, and beside it one question, a new one, or a file that brings many (ADM-01). */
export function BankScreen() {
  const { t } = useTranslation('catalog/bank');
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/questions', bank.filters);
  const { data } = useQuery(subjectsQuery);
  const mayWrite = useMay('content.write');
  const choices = {
    subjectId: (data?.items ?? []).map(({ id, name, questions }) => ({ value: id, label: `${name} · ${questions}` })),
    tag: (data?.tags ?? []).map(({ tag, questions }) => ({ value: tag, label: `${tag} · ${questions}` })),
  };
  const close = () => openAt(undefined);
  return (
    <ConsolePanes
      inspectorWidth={540}
      isInspectorOpen={open !== undefined}
      onCloseInspector={close}
      header={
        <span style={{ display: 'flex', gap: 8, padding: '8px 20px 0' }}>
          {mayWrite ? (
            <LinkButton variant="default" size="sm" href={hrefWith('import')}>
              {t('import.open')}
            </LinkButton>
          ) : null}
          <ExportFile subjectId={filter['subjectId']} tag={filter['tag']} />
        </span>
      }
      detail={
        <ResourceList
          resource={bank}
          filter={filter}
          onFilter={setFilter}
          openId={open}
          hrefOf={({ id }) => hrefWith(id)}
          createHref={hrefWith('new')}
          createNeeds="content.write"
          choices={choices}
        />
      }
      inspector={
        open === undefined ? undefined : open === 'import' ? (
          <ImportPane subjects={choices.subjectId} />
        ) : (
          <FilesProvider files={[]}>
            <QuestionPane key={open} questionId={open === 'new' ? null : open} onSaved={openAt} />
          </FilesProvider>
        )
      }
    />
  );
}
