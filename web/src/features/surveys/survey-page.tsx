import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { SurveyPage as Survey } from '@vitrine/contract/surveys';
import { Done, Empty, Failed, IconButton, LinkButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../shared/icons.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { backOf, type About } from './about.ts';
import { surveyQuery } from './api.ts';
import classes from './survey-page.module.css';
import { SurveyQuestions } from './survey-questions.tsx';

/** One survey: a question at a time, what is answered stays on this device until the server has it (SUR-01, REA-01). */
export function SurveyPage() {
  const { surveyId = '' } = useParams({ strict: false });
  const { course, trail } = useSearch({ strict: false });
  const about = course ? ({ kind: 'course', id: course } as const) : trail ? ({ kind: 'trail', id: trail } as const) : null;
  const ask: About = { surveyId, about };
  const found = useQuery(surveyQuery(ask));
  const { atForm } = useMessages();
  const { t } = useTranslation('surveys');
  const [isSent, setSent] = useState(false);
  useTabTitle(found.data?.survey.title ?? '');
  if (isSent && found.data) return <Sent survey={found.data.survey} />;
  if (found.data) {
    const { survey, draft } = found.data;
    if (survey.status !== 'open') return <Over survey={survey} />;
    return (
      <SurveyQuestions
        key={`${surveyId} ${about?.id ?? ''} ${survey.edition}`}
        ask={ask}
        survey={survey}
        draft={draft}
        onSent={() => setSent(true)}
      />
    );
  }
  if (found.isPending) return <Loading shape="page" />;
  const code = refusalCode(found.error);
  if (code === 'not_found') return <NotFound homeHref="/home" />;
  if (code === 'training_not_finished')
    return <Empty title={t('not_finished')} hint={atForm(code)} next={{ label: t('back'), href: backOf(about) }} />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Sent({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys');
  return (
    <Done title={t('sent.title')} hint={t(survey.isUnnamed ? 'sent.unnamed' : 'sent.hint')} object="phone">
      {/* A gate led here before anything else: its start knows where the way went on. */}
      <LinkButton href={survey.isMandatory ? '/' : backOf(survey.about)} variant="lit">
        {t(survey.about ? 'back' : 'sent.on')}
      </LinkButton>
    </Done>
  );
}

function Over({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys');
  const key = survey.status === 'answered' ? 'answered' : 'closed';
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <IconButton label={t('leave')} href={backOf(survey.about)}>
          <IconX size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <h1>{survey.title}</h1>
      </header>
      <div className={classes.body}>
        <Empty title={t(`${key}.title`)} hint={t(`${key}.hint`)} next={{ label: t('back'), href: backOf(survey.about) }} />
      </div>
    </div>
  );
}
