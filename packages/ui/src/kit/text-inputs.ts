import './inputs.ts';
import { NativeSelect as MantineNativeSelect, Textarea as MantineTextarea, TextInput as MantineTextInput } from '@mantine/core';

/** Fields outside forms: a search box, a filter. Inside a form use the form kit. */
export const TextInput = MantineTextInput;
export const Textarea = MantineTextarea;
export const NativeSelect = MantineNativeSelect;
