import '@mantine/core/styles/Tooltip.layer.css';
import './tooltip.css';
import { Tooltip as MantineTooltip } from '@mantine/core';

/** A hint for a mouse; never the only place of a fact. */
export const Tooltip = MantineTooltip;
