import { ConsolePanes } from '@vitrine/ui';
import { useEffect, type ReactNode } from 'react';
import { matchLocale, type Locale } from '@vitrine/ui/words';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../fields/index.ts';
import { CreatePane } from './create-pane.tsx';
import { EditPane } from './edit-pane.tsx';
import { ImportPane } from './import/import-pane.tsx';
import { ResourceList, type Several } from './resource-list.tsx';
import { useResourceSearch } from './resource-search.ts';
import type { Listed, Opened, Resource } from './resource.ts';

type ResourceScreenProps<Row extends Listed, Values extends FieldValues> = {
  resource: Resource<Row, Values>;
  /** Where the list lies in the console: `/people`. */
  path: string;
  choices?: Record<string, readonly Choice[]>;
  nameOf: (values: Values, locale: Locale) => string;
  actions?: (opened: Opened<Values>, id: string) => ReactNode;
  /** One line above list and pane: the other lists of the room. */
  header?: ReactNode;
  /** A line of a file is a whole thing only where no language and no picture is needed. */
  canImport?: boolean;
  /** Where a room has an import of its own, for more lines than a screen sends one by one. */
  importHref?: string;
  several?: Several;
};

/** The whole of a resource: its list, and beside it one row, a new one, or an import. Everything stands in the address. */
export function ResourceScreen<Row extends Listed, Values extends FieldValues>(props: ResourceScreenProps<Row, Values>) {
  const { resource, path, choices = {}, nameOf, actions, header, canImport = true, importHref, several } = props;
  const { i18n } = useTranslation();
  const locale = matchLocale(i18n.language);
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch(path, resource.filters);
  const close = () => openAt(undefined);
  useEscape(open !== undefined, close);
  const beside = (at: string) => {
    const closeHref = hrefWith(undefined);
    const { create } = resource;
    if (at === 'new' && create) {
      return <CreatePane resource={resource} creation={create} choices={choices} closeHref={closeHref} onCreated={openAt} />;
    }
    if (at === 'import' && create && canImport)
      return <ImportPane resource={resource} creation={create} choices={choices} closeHref={closeHref} />;
    return (
      <EditPane key={at} resource={resource} id={at} choices={choices} titleOf={(values) => nameOf(values, locale)} actions={actions} />
    );
  };
  return (
    <ConsolePanes
      header={header}
      inspectorWidth={540}
      isInspectorOpen={open !== undefined}
      onCloseInspector={close}
      detail={
        <ResourceList
          resource={resource}
          filter={filter}
          onFilter={setFilter}
          openId={open}
          hrefOf={(row) => hrefWith(row.id)}
          createHref={hrefWith('new')}
          importHref={importHref ?? (canImport ? hrefWith('import') : undefined)}
          choices={choices}
          several={several}
        />
      }
      inspector={open === undefined ? undefined : beside(open)}
    />
  );
}

/** Escape closes what stands beside the list, unless a dialog or a list of choices is on top of it. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog], [role=listbox], [role=menu]'))
        close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
}
