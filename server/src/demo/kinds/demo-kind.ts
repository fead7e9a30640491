import type { QuestionDraft } from '@vitrine/contract/assessment';
import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { DemoParts } from '../store-media.ts';
import type { DemoActivity, DemoCourse } from '../texts/index.ts';

/** What a course of the demo tells about the activity that is made. */
export type DemoAsk = {
  course: DemoCourse;
  activity: DemoActivity;
  questions: QuestionDraft[];
  /** Subjects of the brand's bank that the course is about. */ bank: readonly string[];
};

/** Makes the content of an activity of the demo, its files stored; in four languages. */
export type DemoKind<K extends ActivityKind> = (demoParts: DemoParts, ask: DemoAsk) => Promise<Partial<Omit<ActivityDraftOf<K>, 'kind'>>>;
