import { call, callFile } from '@vitrine/client';
import { exportSurveys, listSurveysToManage, SurveyRow } from '@vitrine/contract/surveys';
import { z } from 'zod';
import { described, resource } from '../../shared/resource/index.ts';
import { SurveyStateChip } from './survey-state-chip.tsx';

const Nothing = z.object({});

/** Surveys that one owns, or all of the client, as a list knows them (CLI-10). */
export const surveys = resource<SurveyRow, Record<string, never>>({
  room: 'surveys',
  name: 'list',
  row: described(SurveyRow, {
    title: { column: 'shown' },
    kind: { column: 'shown', isFilter: true },
    state: { column: 'shown', isFilter: true },
    responses: { column: 'shown' },
    owners: { column: 'shown' },
    isMandatory: { column: 'optional' },
    isUnnamed: { column: 'optional' },
    position: { column: 'optional' },
    updatedAt: { column: 'optional' },
  }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ title }) => title,
  list: (ask) => call(listSurveysToManage, { query: listSurveysToManage.query.parse(ask) }),
  export: (ask) => callFile(exportSurveys, { query: exportSurveys.query.parse(ask) }),
  cells: { state: ({ state }) => <SurveyStateChip state={state} hasUnpublished={false} /> },
});
