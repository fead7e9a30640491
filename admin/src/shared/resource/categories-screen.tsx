import { useQueryClient } from '@tanstack/react-query';
import { textIn, type Text } from '@vitrine/domain/kernel';
import { matchLocale } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveThing } from './remove-thing.tsx';
import { ResourceScreen } from './resource-screen.tsx';
import type { Listed, Resource } from './resource.ts';
import { listKey, oneKey } from './use-list.ts';

type Named = { name: Text };
type CategoriesScreenProps<Row extends Listed, Values extends Named> = {
  resource: Resource<Row, Values>;
  path: string;
  header: ReactNode;
  remove: (id: string) => Promise<unknown>;
};

/** What things of a room are put under: named in each language, ordered, and removed where nothing stands under it. Its words are the room's `remove_category`. */
export function CategoriesScreen<Row extends Listed, Values extends Named>({
  resource,
  path,
  header,
  remove,
}: CategoriesScreenProps<Row, Values>) {
  const locale = matchLocale(useTranslation().i18n.language);
  return (
    <ResourceScreen
      header={header}
      canImport={false}
      resource={resource}
      path={path}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) =>
        can['remove'] ? <Remove resource={resource} path={path} id={id} name={textIn(values.name, locale)} remove={remove} /> : null
      }
    />
  );
}

type RemoveProps<Row extends Listed, Values extends Named> = Omit<CategoriesScreenProps<Row, Values>, 'header'> & {
  id: string;
  name: string;
};

function Remove<Row extends Listed, Values extends Named>({ resource, path, id, name, remove }: RemoveProps<Row, Values>) {
  const { t } = useTranslation(resource.room, { keyPrefix: 'remove_category' });
  const queries = useQueryClient();
  return (
    <RemoveThing
      words={{ open: t('open'), ask: t('ask', { name }), means: t('means'), done: t('done', { name }) }}
      path={path}
      remove={() => remove(id)}
      forget={() => {
        queries.removeQueries({ queryKey: oneKey(resource, id) });
        return queries.invalidateQueries({ queryKey: listKey(resource) });
      }}
    />
  );
}
