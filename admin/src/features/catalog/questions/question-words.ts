import type { QuestionGap, QuestionKind } from '@vitrine/domain/assessment';
import { useTranslation } from 'react-i18next';

/** What kinds of questions are called, and what one lacks. */
export function useQuestionWords() {
  const { t } = useTranslation('catalog/questions');
  return { kind: (kind: QuestionKind) => t(`kind.${kind}`), gap: (gap: QuestionGap) => t(`gap.${gap}`) };
}
