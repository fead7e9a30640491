import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { resultShows } from '@vitrine/contract/learning';
import { ConsolePanes } from '@vitrine/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { groupChoicesQuery } from './api.ts';
import { LearningTabs } from './learning-tabs.tsx';
import { resultsOf } from './lists.tsx';
import { MemberResultPane } from './member-result.tsx';

/** Results of a test by person, and beside the list every attempt of one of them (ADM-06). */
export function ResultsScreen() {
  const { activityId } = useParams({ strict: false });
  const { t } = useTranslation('learning');
  const resource = useMemo(() => resultsOf(activityId ?? ''), [activityId]);
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch(`/tests/${activityId}`, resource.filters);
  const { data } = useQuery(groupChoicesQuery);
  const choices = {
    show: resultShows.filter((show) => show !== 'all').map((value) => ({ value, label: t(`shows.${value}`) })),
    group: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  };
  const close = () => openAt(undefined);
  return (
    <ConsolePanes
      header={<LearningTabs />}
      inspectorWidth={480}
      isInspectorOpen={open !== undefined}
      onCloseInspector={close}
      detail={
        <ResourceList
          resource={resource}
          filter={filter}
          onFilter={setFilter}
          openId={open}
          hrefOf={({ id }) => hrefWith(id)}
          choices={choices}
        />
      }
      inspector={
        open === undefined ? undefined : <MemberResultPane key={open} activityId={activityId ?? ''} memberId={open} onClose={close} />
      }
    />
  );
}
