import './inputs.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './combobox.css';
import { MultiSelect as MantineMultiSelect, Select as MantineSelect, TagsInput as MantineTagsInput } from '@mantine/core';

/** One of many, found by typing; long lists of the console. */
export const Select = MantineSelect;
/** Several of many, found by typing. */
export const MultiSelect = MantineMultiSelect;
/** Several words: chosen from what is offered, or written. */
export const TagsInput = MantineTagsInput;
