import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ResponseRow, SurveyResults } from '@vitrine/contract/surveys';
import { Button, Failed, LinkButton, Loading, TextInput } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../shared/icons.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { responsesQuery } from './api.ts';
import { resultsHref, type ResultsSearch } from './results-search.ts';
import classes from './results.module.css';

type PaneProps = { surveyId: string; search: ResultsSearch; results: SurveyResults };

/** The rows behind the plots: all of them, or those who gave what a bar stands for. */
export function ResponsesPane({ surveyId, search, results }: PaneProps) {
  const { t } = useTranslation('surveys');
  const settled = useSettled(search.search ?? '');
  const found = useInfiniteQuery(responsesQuery(surveyId, { ...search, search: settled }));
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const question = results.questions.find(({ id }) => id === search.question);
  const bar = question?.bars.find(({ value }) => value === search.value);
  const { question: _question, value: _value, ...rest } = search;
  return (
    <div className={classes.rows}>
      <h2>{t('results.rows')}</h2>
      {question && bar ? (
        <p className={classes.chosen}>
          <span>
            {question.text} <b>{bar.label}</b>
          </span>
          <LinkButton href={resultsHref(surveyId, rest)} variant="default" leftSection={<IconX size={18} stroke={1.75} aria-hidden />}>
            {t('results.all_rows')}
          </LinkButton>
        </p>
      ) : null}
      {results.isUnnamed ? <p className={classes.quiet}>{t('results.unnamed')}</p> : <Search surveyId={surveyId} search={search} />}
      {found.isPending ? <Loading shape="list" rows={4} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p className={classes.quiet}>{t('results.no_rows')}</p> : null}
      <ul>
        {items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('results.more')}
        </Button>
      ) : null}
    </div>
  );
}

function Search({ surveyId, search }: Omit<PaneProps, 'results'>) {
  const { t } = useTranslation('surveys');
  const navigate = useNavigate();
  const [typed, type] = useState(search.search ?? '');
  const change = (next: string) => {
    type(next);
    void navigate({ to: resultsHref(surveyId, { ...search, search: next }), replace: true });
  };
  return <TextInput type="search" label={t('results.search')} value={typed} onChange={(event) => change(event.currentTarget.value)} />;
}

function Row({ row }: { row: ResponseRow }) {
  const { t, i18n } = useTranslation('surveys');
  const day = formatDay(row.answeredOn, matchLocale(i18n.language), 'long');
  const said = row.answers.filter((answer) => answer.said !== '' || answer.audio !== null);
  return (
    <li className={classes.row}>
      <p>
        <b>{row.name ?? t('results.nobody')}</b>
        <small>{row.about ? `${day} · ${row.about}` : day}</small>
      </p>
      <dl>
        {said.map((answer) => (
          <div key={answer.questionId}>
            <dt>{answer.question}</dt>
            <dd>
              {answer.said}
              {answer.audio ? (
                <audio
                  src={answer.audio.url}
                  controls
                  preload="none"
                  aria-label={t('results.listen', { name: row.name ?? t('results.nobody') })}
                >
                  <track kind="captions" />
                </audio>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
