import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import {
  createSurvey,
  exportResponses,
  getSurveyResults,
  getSurveyToManage,
  listPossibleOwners,
  listResponses,
  listTrainingsToAsk,
  publishSurvey,
  retireSurvey,
  saveSurvey,
  type SurveyForm,
} from '@vitrine/contract/surveys';
import type { Changed, ExportFormat } from '@vitrine/domain/kernel';
import type { SurveyKind } from '@vitrine/domain/surveys';
import type { ResultsSearch } from './results-search.ts';

/** A survey as it is edited; never reloaded under the fingers. */
export const surveyQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ['surveys', 'one', surveyId],
    queryFn: () => call(getSurveyToManage, { params: { surveyId } }),
    refetchOnWindowFocus: false,
  });

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

export const findOwners = (search: string) => call(listPossibleOwners, { query: search ? { search } : {} });
export const findTrainings = (search: string) => call(listTrainingsToAsk, { query: search ? { search } : {} });

const narrowed = ({ edition, training }: { [K in 'edition' | 'training']?: string | undefined }) => ({
  ...(edition ? { edition: Number(edition) } : {}),
  ...(training ? { trainingId: training } : {}),
});

export const resultsQuery = (surveyId: string, { edition, training }: ResultsSearch) =>
  queryOptions({
    queryKey: ['surveys', 'results', surveyId, edition ?? '', training ?? ''],
    queryFn: () => call(getSurveyResults, { params: { surveyId }, query: narrowed({ edition, training }) }),
    placeholderData: keepPreviousData,
  });

const rowsAsked = (search: ResultsSearch) => ({
  ...narrowed(search),
  ...(search.question && search.value ? { questionId: search.question, value: search.value } : {}),
  ...(search.search ? { search: search.search } : {}),
});

export const responsesQuery = (surveyId: string, search: ResultsSearch) =>
  infiniteQueryOptions({
    queryKey: ['surveys', 'responses', surveyId, search],
    queryFn: ({ pageParam }) =>
      call(listResponses, { params: { surveyId }, query: { ...rowsAsked(search), ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const fetchExport = (surveyId: string, search: ResultsSearch, format: ExportFormat) =>
  callFile(exportResponses, { params: { surveyId }, query: { ...rowsAsked(search), format } });

type Versioned = { surveyId: string; version: number };
export const beginSurvey = (body: { kind: SurveyKind; title: SurveyForm['title'] }) => call(createSurvey, { body });
export const writeSurvey = ({ surveyId, version }: Versioned, { now: survey, was }: Changed<SurveyForm>) =>
  call(saveSurvey, { params: { surveyId }, body: { version, survey, was } });
export const publish = ({ surveyId, version }: Versioned) => call(publishSurvey, { params: { surveyId }, body: { version } });
export const retire = ({ surveyId, version }: Versioned) => call(retireSurvey, { params: { surveyId }, body: { version } });
