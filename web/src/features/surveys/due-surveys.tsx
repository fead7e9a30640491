import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconListCheck } from '../../shared/icons.ts';
import { Way, Ways } from '../../shared/ways.tsx';
import { surveysQuery } from './api.ts';
import { SurveyRow } from './survey-row.tsx';

const shown = 2;

/** True until it is known whether the home shows surveys: what stands below them waits, so that nothing is pushed down. */
export const useSurveysComing = (): boolean => useQuery(surveysQuery).isPending;

/** The first surveys that are asked of the member, at home; where there are none, they take no room (SUR-01). */
export function DueSurveys() {
  const { t } = useTranslation('surveys');
  const { data } = useQuery(surveysQuery);
  const open = data?.items.filter(({ status }) => status === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <Ways title={t('due')}>
      {open.slice(0, shown).map((survey) => (
        <SurveyRow key={survey.id} survey={survey} />
      ))}
      {open.length > shown ? (
        <Way href="/surveys" icon={IconListCheck}>
          {t('all')}
        </Way>
      ) : null}
    </Ways>
  );
}
