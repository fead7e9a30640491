import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { Ways } from '../../shared/ways.tsx';
import { surveysQuery } from './api.ts';
import { SurveyRow } from './survey-row.tsx';

/** Surveys of the member: those that are asked, mandatory first, and those that they answered (SUR-01). */
export function SurveysPage() {
  const { t } = useTranslation('surveys');
  const found = useQuery(surveysQuery);
  const items = found.data?.items ?? [];
  const groups = [
    { key: 'open', items: items.filter(({ status }) => status === 'open') },
    { key: 'answered', items: items.filter(({ status }) => status === 'answered') },
  ] as const;
  return (
    <>
      <PageTitle title={t('title')} backHref="/home" />
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? (
        <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: '/home' }} />
      ) : null}
      {groups.map((group) =>
        group.items.length === 0 ? null : (
          <Ways key={group.key} title={t(`group.${group.key}`)}>
            {group.items.map((survey) => (
              <SurveyRow key={survey.id} survey={survey} />
            ))}
          </Ways>
        ),
      )}
    </>
  );
}
