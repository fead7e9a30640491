import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import './tabs.css';
import { Tabs as MantineTabs } from '@mantine/core';

/** Tabs with a 3 px primary underline; the row scrolls sideways on phones. */
export const Tabs = MantineTabs;
