import type { SurveyForm } from '@vitrine/contract/surveys';
import type { UseFormReturn } from 'react-hook-form';
import { newId } from '../../shared/device/index.ts';

/** A survey under the hands of its author. */
export type EditedSurvey = UseFormReturn<SurveyForm, unknown, SurveyForm>;

/** An option that nobody has written yet. */
export const anOption = () => ({ id: newId(), text: {} });
