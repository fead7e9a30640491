import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { clients } from './clients.ts';

/** Clients of the site that this person may see. */
export function ClientsScreen() {
  const { filter, setFilter } = useResourceSearch('/clients', clients.filters);
  return (
    <ConsolePanes
      detail={
        <ResourceList
          resource={clients}
          filter={filter}
          onFilter={setFilter}
          hrefOf={({ id }) => `/clients/${id}`}
          createHref="/clients/new"
          createNeeds="clients.create"
        />
      }
    />
  );
}
