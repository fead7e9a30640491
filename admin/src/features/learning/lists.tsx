import { call, callFile } from '@vitrine/client';
import {
  BlockedRow,
  exportResults,
  listBlocked,
  listResults,
  listTests,
  ResultRow,
  resultShows,
  TestToFollow,
} from '@vitrine/contract/learning';
import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import { Link } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { described, resource } from '../../shared/resource/index.ts';
import { TestState } from './test-state.tsx';

const Nothing = z.object({});

export const tests = resource<TestToFollow, Record<string, never>>({
  room: 'learning',
  name: 'tests',
  row: described(TestToFollow, {
    title: { column: 'shown' },
    kind: { column: 'shown' },
    course: { column: 'shown' },
    people: { column: 'shown' },
    passed: { column: 'shown' },
    awaiting: { column: 'shown' },
  }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ title }) => title,
  list: (ask) => call(listTests, { query: listTests.query.parse(ask) }),
  cells: {
    kind: ({ kind }) => <KindName kind={kind} />,
    course: ({ course, courseId }) => <Link href={`/gradebook/${courseId}`}>{course}</Link>,
  },
});

/** Results of one test; whoever is shown by state is asked of the server, so that list and export agree. */
export const resultsOf = (activityId: string) =>
  resource<ResultRow, Record<string, never>>({
    room: 'learning',
    name: 'results',
    row: described(ResultRow, {
      fullName: { column: 'shown' },
      state: { column: 'shown' },
      attempts: { column: 'shown' },
      bestScore: { column: 'shown' },
      lastAt: { column: 'shown' },
    }).extend({ show: z.enum(resultShows).meta({ isFilter: true }), group: z.string().meta({ isFilter: true }) }),
    form: Nothing,
    drawn: Nothing,
    titleOf: ({ fullName }) => fullName,
    list: (ask) => call(listResults, { params: { activityId }, query: listResults.query.parse(ask) }),
    export: (ask) => callFile(exportResults, { params: { activityId }, query: exportResults.query.parse(ask) }),
    cells: {
      state: ({ state }) => <TestState state={state} />,
      bestScore: ({ bestScore }) => (bestScore === null ? '–' : `${bestScore}%`),
    },
  });

export const blocked = resource<BlockedRow, Record<string, never>>({
  room: 'learning',
  name: 'blocked',
  row: described(BlockedRow, {
    fullName: { column: 'shown' },
    course: { column: 'shown' },
    test: { column: 'shown' },
    bestScore: { column: 'shown' },
    isWhole: { column: 'optional' },
  }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ fullName }) => fullName,
  list: (ask) => call(listBlocked, { query: listBlocked.query.parse(ask) }),
  cells: { bestScore: ({ bestScore, minimumScore }) => (bestScore === null ? '–' : `${bestScore}% / ${minimumScore ?? 0}%`) },
});

function KindName({ kind }: { kind: ActivityKind }) {
  const { i18n } = useTranslation();
  return kindFacts[kind].names[matchLocale(i18n.language)].alone;
}
