import type { SurveyPage } from '@vitrine/contract/surveys';
import { Button, Dock, IconButton, ProgressSegments, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { isGiven, noAnswer, SurveyQuestionField } from '@vitrine/ui/survey';
import { formatDay } from '@vitrine/ui/words';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/device/clock.ts';
import { IconArrowLeft, IconArrowRight, IconCheck, IconEyeOff, IconSend, IconUser, IconX } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { backOf, type About } from './about.ts';
import type { Draft } from './draft.ts';
import { SpokenAnswer } from './spoken-answer.tsx';
import classes from './survey-page.module.css';
import { useAnswers } from './use-answers.ts';

type QuestionsProps = { ask: About; survey: SurveyPage; draft: Draft; onSent: () => void };
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The questions one after the other, under how far this is and whether it is kept. */
export function SurveyQuestions({ ask, survey, draft, onSent }: QuestionsProps) {
  const { t } = useTranslation('surveys');
  const { atField, atForm } = useMessages();
  const hintOf = useHint();
  const [place, setPlace] = useState(0);
  const { answers, faults, isKept, answer, send, isSending, failure } = useAnswers({ ask, survey, draft, onSent });
  const { questions } = survey;
  const question = questions[Math.min(place, questions.length - 1)];
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 }); // newer browsers answer a promise, which is no way to clean up
  }, [place]);
  if (!question) return null;
  const isLast = place >= questions.length - 1;
  const go = (to: number) => {
    setPlace(to);
    body.current?.focus({ preventScroll: true });
  };
  const fault = faults[question.id];
  const onward = () => {
    const wrong = send({ upTo: isLast ? undefined : question.id });
    if (wrong !== undefined) go(questions.findIndex(({ id }) => id === wrong));
    else if (!isLast) go(place + 1);
  };
  return (
    <form
      noValidate
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault();
        onward();
      }}
    >
      <Top survey={survey} about={ask.about} />
      <ProgressSegments
        values={questions.map(({ id }) => (isGiven(answers[id] ?? noAnswer) ? 1 : 0))}
        label={t('place', { place: place + 1, count: questions.length })}
      />
      <div className={classes.meta}>
        <span>{t('place', { place: place + 1, count: questions.length })}</span>
        <span role="status" className={classes.saved}>
          {isKept && Object.keys(answers).length > 0 ? (
            <>
              <IconCheck size={16} stroke={1.75} aria-hidden />
              {t('kept')}
            </>
          ) : null}
        </span>
      </div>
      {place === 0 && survey.introduction ? <p>{survey.introduction}</p> : null}
      <div className={classes.body} ref={body} tabIndex={-1}>
        <SurveyQuestionField
          key={question.id}
          question={question}
          answer={answers[question.id] ?? noAnswer}
          hint={hintOf(question)}
          error={fault === undefined ? undefined : atField(fault)}
          onAnswer={(given) => answer(question.id, given)}
        />
        {question.kind === 'long_text' && !survey.isUnnamed ? (
          <SpokenAnswer
            key={`voice ${question.id}`}
            place={`surveys/${survey.id}/${ask.about?.id ?? ''}/${question.id}`}
            answer={answers[question.id] ?? noAnswer}
            onAnswer={(given) => answer(question.id, given)}
          />
        ) : null}
      </div>
      <Dock note={failure ? <span role="alert">{atForm(refusalCode(failure))}</span> : <ToldOf isUnnamed={survey.isUnnamed} />}>
        {place > 0 ? (
          <Button variant="default" className={classes.previous ?? ''} aria-label={t('previous')} onClick={() => go(place - 1)}>
            <IconArrowLeft {...icon} />
          </Button>
        ) : null}
        <Button type="submit" loading={isSending} rightSection={isLast ? <IconSend {...icon} /> : <IconArrowRight {...icon} />}>
          {t(isLast ? 'send' : 'next')}
        </Button>
      </Dock>
    </form>
  );
}

function Top({ survey, about }: { survey: SurveyPage; about: About['about'] }) {
  const { t } = useTranslation('surveys');
  const locale = useLocale();
  const { title, closesOn } = survey;
  return (
    <header className={classes.top}>
      <IconButton label={t('leave')} href={backOf(about)}>
        <IconX size={24} stroke={1.75} aria-hidden />
      </IconButton>
      <h1>{survey.about?.title ? `${title} · ${survey.about.title}` : title}</h1>
      {closesOn === null ? null : (
        <StateChip state="expiring">{t('until', { day: formatDay(closesOn, locale, 'short', Number(today().slice(0, 4))) })}</StateChip>
      )}
    </header>
  );
}

/** Whether those who asked see who answered. */
function ToldOf({ isUnnamed }: { isUnnamed: boolean }) {
  const { t } = useTranslation('surveys');
  const Sign = isUnnamed ? IconEyeOff : IconUser;
  return (
    <>
      <Sign size={18} stroke={1.75} aria-hidden />
      <span>{t(isUnnamed ? 'promise.unnamed' : 'promise.named')}</span>
    </>
  );
}

/** What a question allows, in words: how many may be chosen, and that it may be skipped. */
function useHint() {
  const { t } = useTranslation('surveys');
  return ({ kind, most, isRequired }: SurveyPage['questions'][number]): string =>
    [kind === 'several' ? (most === null ? t('hint.several') : t('hint.most', { count: most })) : '', isRequired ? '' : t('hint.optional')]
      .filter(Boolean)
      .join(' ');
}
