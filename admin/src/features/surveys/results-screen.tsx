import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { SurveyResults } from '@vitrine/contract/surveys';
import { ConsolePanes, Empty, Failed, IconButton, Loading, PageHeading, Select } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { IconListCheck } from '../../shared/icons.ts';
import { fetchExport, resultsQuery } from './api.ts';
import { QuestionPlot } from './question-plot.tsx';
import { ResponsesPane } from './responses-pane.tsx';
import { resultsHref, resultsSearch, type ResultsSearch } from './results-search.ts';
import classes from './results.module.css';

/** What the answers come to, question by question, and beside the plots the rows that they lead to (ADM-08). */
export function ResultsScreen() {
  const { surveyId = '' } = useParams({ strict: false });
  const search = resultsSearch(useSearch({ strict: false }));
  const found = useQuery(resultsQuery(surveyId, search));
  if (found.isPending) return <Loading shape="form" rows={6} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return <Drawn surveyId={surveyId} search={search} results={found.data} />;
}

type DrawnProps = { surveyId: string; search: ResultsSearch; results: SurveyResults };

function Drawn({ surveyId, search, results }: DrawnProps) {
  const { t } = useTranslation('surveys');
  const [areRowsOpen, showRows] = useState(search.question !== undefined);
  const { title, responses, asked, isHeldBack, questions } = results;
  return (
    <ConsolePanes
      inspectorWidth={430}
      isInspectorOpen={areRowsOpen}
      {...(areRowsOpen ? { onCloseInspector: () => showRows(false) } : {})}
      header={
        <PageHeading
          title={title || t('untitled')}
          backHref={`/surveys/${surveyId}`}
          hint={asked === null ? t('results.given', { count: responses }) : t('results.of', { count: responses, asked })}
          actions={
            <>
              <span className={classes.narrow}>
                <IconButton label={t('results.rows')} onClick={() => showRows(true)}>
                  <IconListCheck size={20} stroke={1.75} aria-hidden />
                </IconButton>
              </span>
              <ExportMenu
                name="survey-responses"
                label={t('results.export')}
                fetchExport={(format) => fetchExport(surveyId, search, format)}
              />
            </>
          }
        />
      }
      detail={
        <div className={classes.page}>
          <Narrowing surveyId={surveyId} search={search} results={results} />
          {isHeldBack ? <Empty title={t('results.held_back')} hint={t('results.held_back_hint')} /> : null}
          {!isHeldBack && responses === 0 ? <Empty title={t('results.none')} hint={t('results.none_hint')} /> : null}
          {!isHeldBack && responses > 0
            ? questions.map((question, at) => (
                <QuestionPlot
                  key={question.id}
                  number={at + 1}
                  question={question}
                  responses={responses}
                  chosen={search.question === question.id ? search.value : undefined}
                  hrefOf={(value) => resultsHref(surveyId, { ...search, question: question.id, value })}
                  onOpen={() => showRows(true)}
                />
              ))
            : null}
        </div>
      }
      inspector={isHeldBack ? undefined : <ResponsesPane surveyId={surveyId} search={search} results={results} />}
    />
  );
}

/** Which edition, and of a reaction evaluation which training. */
function Narrowing({ surveyId, search, results }: DrawnProps) {
  const { t, i18n } = useTranslation('surveys');
  const navigate = useNavigate();
  const { editions, edition, trainings } = results;
  const go = (next: ResultsSearch) => void navigate({ to: resultsHref(surveyId, next) });
  if (editions.length < 2 && trainings.length < 2 && !search.training) return null;
  const day = (at: string) => formatDay(at.slice(0, 10), matchLocale(i18n.language), 'long');
  return (
    <div className={classes.narrowing}>
      {editions.length > 1 ? (
        <Select
          label={t('results.edition')}
          allowDeselect={false}
          value={String(edition)}
          onChange={(next) => go({ edition: next ?? '' })}
          data={editions.map(({ number, publishedAt, responses }) => ({
            value: String(number),
            label: t('results.edition_of', { number, day: day(publishedAt), count: responses }),
          }))}
        />
      ) : null}
      {trainings.length > 1 || search.training ? (
        <Select
          label={t('results.training')}
          allowDeselect={false}
          value={search.training ?? ''}
          onChange={(next) => go({ ...(search.edition ? { edition: search.edition } : {}), training: next ?? '' })}
          data={[
            { value: '', label: t('results.all_trainings') },
            ...trainings.map(({ id, title, responses }) => ({ value: id, label: `${title || t('untitled')} (${responses})` })),
          ]}
        />
      ) : null}
    </div>
  );
}
