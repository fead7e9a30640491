import '@mantine/core/styles/Table.layer.css';
import './table.css';
import { Table as MantineTable } from '@mantine/core';

/** Rows of 50 px, hairlines only. Numbers go in cells with `data-number`: right and tabular. */
export const Table = MantineTable;
