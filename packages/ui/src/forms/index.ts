/** The form kit: react-hook-form fields whose rules are a schema and whose errors are codes with a sentence in every language. */
export { CheckboxField, SwitchField } from './checkbox-field.tsx';
export { ColourField } from './colour-field.tsx';
export { Field } from './field.tsx';
export { FormRefusal } from './form-refusal.tsx';
export { useMessages } from './messages.ts';
export { SelectField } from './select-field.tsx';
export type { Choice } from './select-field.tsx';
export { refusalCode, toldBy } from './refusal-code.ts';
export { showRefusal } from './show-refusal.ts';
export { useZodForm } from './use-zod-form.ts';
