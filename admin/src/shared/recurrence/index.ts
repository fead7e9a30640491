/** How often something comes again: the fields of a rule, and the dates that it makes with what is in their way. */
export { proposedRepeat, wishOf, type RepeatDraft } from './draft.ts';
export { DatesPreview } from './dates-preview.tsx';
export { RecurrenceFields } from './recurrence-fields.tsx';
