import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveyAnswer, SurveyPage } from '@vitrine/contract/surveys';
import { judgeAnswer } from '@vitrine/domain/surveys';
import { toldBy } from '@vitrine/ui/forms';
import { noAnswer, type GivenAnswer } from '@vitrine/ui/survey';
import { useRef, useState } from 'react';
import { newId } from '../../shared/device/ids.ts';
import type { About } from './about.ts';
import { beginSurvey, keepDraft, sendSurvey, surveysQuery } from './api.ts';
import type { Draft } from './draft.ts';

type Ask = { ask: About; survey: SurveyPage; draft: Draft; onSent: () => void };

/**
 * The member's answers: seen at once, kept on the device right after, and sent once. With the first one the server is told which edition is before them, so that they may send it
 * though the survey is taken back meanwhile.
 */
export function useAnswers({ ask, survey, draft, onSent }: Ask) {
  const queries = useQueryClient();
  const known = new Set(survey.questions.map(({ id }) => id));
  const [answers, setAnswers] = useState(() => Object.fromEntries(Object.entries(draft.answers).filter(([id]) => known.has(id))));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [unkept, setUnkept] = useState(0);
  const hasBegun = useRef(survey.hasBegun);
  const key = useRef(draft.key);

  const answer = (questionId: string, given: GivenAnswer) => {
    const next = { ...answers, [questionId]: given };
    setAnswers(next);
    setFaults(({ [questionId]: _told, ...rest }) => rest);
    setUnkept((count) => count + 1);
    key.current = newId(); // what is sent with other content is another act
    void keepDraft(ask, { answers: next, key: key.current })
      .then(() => setUnkept((count) => count - 1))
      .catch(() => undefined); // a full disk keeps nothing: the screen does not say that it did
    if (hasBegun.current) return;
    hasBegun.current = true;
    void beginSurvey(ask).catch(() => {
      hasBegun.current = false; // without a network it is told with the next answer, or never: then sending says what became of the survey
    });
  };

  const sending = useMutation({
    mutationFn: () => sendSurvey({ ...ask, edition: survey.edition, answers: toSend(survey, answers), key: key.current }),
    networkMode: 'always',
    onSuccess: () => done(),
    onError: (error) => {
      const { refusal: code, fields } = toldBy(error);
      if (code === 'survey_already_answered') return done(); // it had arrived, or another device was first
      if (code === 'survey_edition_old' || code === 'survey_closed') void queries.invalidateQueries({ queryKey: ['surveys', 'one'] });
      setFaults(byQuestion(fields));
    },
  });
  const done = () => {
    void keepDraft(ask, undefined).catch(() => undefined);
    onSent();
    void queries.invalidateQueries(surveysQuery);
    void queries.invalidateQueries({ queryKey: ['surveys', 'one'] });
    void queries.invalidateQueries({ queryKey: ['learning', 'reactions'] });
  };

  /** Sends, or judges what stands up to a question; hands back the first question that something is wrong with. */
  const send = ({ upTo }: { upTo?: string | undefined }): string | undefined => {
    const last = upTo === undefined ? survey.questions.length - 1 : survey.questions.findIndex(({ id }) => id === upTo);
    const judged = survey.questions.slice(upTo === undefined ? 0 : last, last + 1);
    const wrong = judged.flatMap((question) => {
      const fault = judgeAnswer(asRule(question), { questionId: question.id, ...(answers[question.id] ?? noAnswer) });
      return fault ? [[question.id, fault] as const] : [];
    });
    setFaults(Object.fromEntries(wrong));
    const [first] = wrong;
    if (!first && upTo === undefined) sending.mutate();
    return first?.[0];
  };

  return { answers, faults, isKept: unkept === 0, answer, send, isSending: sending.isPending, failure: sending.error };
}

/** As the rules know a question: they look at no words. */
const asRule = ({ options, ...question }: SurveyPage['questions'][number]) => ({
  ...question,
  text: {},
  options: options.map(({ id }) => ({ id, text: {} })),
  low: {},
  high: {},
});

const toSend = (survey: SurveyPage, answers: Readonly<Record<string, GivenAnswer>>): SurveyAnswer[] =>
  survey.questions.map(({ id }) => {
    const { optionIds, score, text, recording } = answers[id] ?? noAnswer;
    return { questionId: id, optionIds: [...optionIds], score, text, ...(recording ? { recording } : {}) };
  });

const byQuestion = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, code]) => [field.replace(/^answers\./, ''), code]));
