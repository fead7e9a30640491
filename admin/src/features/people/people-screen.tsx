import { useQuery } from '@tanstack/react-query';
import { languages } from '@vitrine/domain/kernel';
import { ResourceScreen, type Chosen } from '../../shared/resource/index.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { siteListsQuery } from './api.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { people } from './people.tsx';
import { PersonActions } from './person-actions.tsx';

const languageChoices = languages.map(({ id, name }) => ({ value: id, label: name }));

const several = { needs: 'people.write', bar: (chosen: Chosen) => <BulkBar chosen={chosen} /> };
const named = (things: readonly { id: string; name: string }[] = []) => things.map(({ id, name }) => ({ value: id, label: name }));

/** Everybody of the client, and beside the list one of them, a new one, or an import (ADM-02). */
export function PeopleScreen() {
  const { data: lists } = useQuery(siteListsQuery);
  const choices = {
    country: (lists?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    groupIds: named(lists?.groups_user),
    languageId: languageChoices,
    group: named(lists?.groups_user),
    area: named(lists?.country_areas),
    tag: named(lists?.tags),
  };
  return (
    <ResourceScreen
      resource={people}
      path="/people"
      canImport={false}
      importHref="/people-imports"
      header={<PeopleTabs />}
      choices={choices}
      nameOf={({ fullName }) => fullName}
      several={several}
      actions={(opened, id) => <PersonActions opened={opened} memberId={id} />}
    />
  );
}
