import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Failed, Loading } from '@vitrine/ui';
import { surveyQuery } from './api.ts';
import { SurveyEditor } from './survey-editor.tsx';

/** One survey as it is edited, with the learner's view of it beside (ADM-01). */
export function SurveyScreen() {
  const { surveyId = '' } = useParams({ strict: false });
  const found = useQuery(surveyQuery(surveyId));
  if (found.isPending) return <Loading shape="form" rows={6} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return <SurveyEditor key={surveyId} detail={found.data} />;
}
