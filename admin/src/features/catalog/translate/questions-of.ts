import type { QuestionDraft } from '@vitrine/contract/assessment';
import type { ActivityInDraft } from '@vitrine/contract/catalog';

/** The questions of an activity that is a test; none for others. */
export const questionsOf = ({ content }: Pick<ActivityInDraft, 'content'>): readonly QuestionDraft[] =>
  'test' in content ? content.test.questions : [];
