/** A list whose rows are put into order: dragged, or moved by keyboard and by buttons. */
export { SortableList } from './sortable-list.tsx';
