import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { NewSurveyDialog } from './new-survey-dialog.tsx';
import { surveys } from './surveys.tsx';

/** Surveys and reaction evaluations in every state (ADM-01, CLI-10). */
export function SurveysScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/surveys', surveys.filters);
  return (
    <>
      <ConsolePanes
        detail={
          <ResourceList
            resource={surveys}
            filter={filter}
            onFilter={setFilter}
            hrefOf={({ id }) => `/surveys/${id}`}
            createHref={hrefWith('new')}
            createNeeds="surveys.write"
          />
        }
      />
      <NewSurveyDialog isOpen={open === 'new'} onClose={() => openAt(undefined)} />
    </>
  );
}
