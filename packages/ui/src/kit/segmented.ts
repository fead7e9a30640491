import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import './segmented.css';
import { SegmentedControl as MantineSegmentedControl } from '@mantine/core';

/** Two to four exclusive views of the same thing. */
export const SegmentedControl = MantineSegmentedControl;
