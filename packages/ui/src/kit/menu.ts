import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import './menu.css';
import { Menu as MantineMenu } from '@mantine/core';

/** A short list of actions under a button; rows are 44 px on touch. */
export const Menu = MantineMenu;
