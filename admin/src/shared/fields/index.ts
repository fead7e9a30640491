/** Fields of the console that the form kit does not have: choices as the schema holds them, and texts in every language. */
export { ChoiceField, type Choice } from './choice-field.tsx';
export { ChoicesField } from './choices-field.tsx';
export { useFieldSentence } from './field-error.tsx';
export { InstantField, InstantInput } from './instant-field.tsx';
export { Languages, useWritten, WrittenIn } from './languages.tsx';
export { WrittenText } from './written-text.tsx';
export { TextField } from './text-field.tsx';
export { audienceChoices } from './audience-choices.ts';
