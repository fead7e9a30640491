import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import './checks.css';
import { Checkbox as MantineCheckbox, Radio as MantineRadio, Switch as MantineSwitch } from '@mantine/core';

/** Choices outside forms: rows of a table, filters, answers of a question. */
export const Checkbox = MantineCheckbox;
export const Radio = MantineRadio;
export const Switch = MantineSwitch;
