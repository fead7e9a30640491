import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getPersonAbout } from '@vitrine/contract/people';
import { Facts } from '@vitrine/ui';
import { formatDay, formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PersonCard } from '../../../shared/person/index.ts';
import { siteListsQuery, type OpenedPerson } from '../api.ts';

/** What is known of a person and what they belong to; written in the form that “edit” leads to. */
export function PersonFacts({ opened, memberId }: { opened: OpenedPerson; memberId: string }) {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  const about = useQuery({ queryKey: ['people', 'about', memberId], queryFn: () => call(getPersonAbout, { params: { memberId } }) });
  const { data: lists } = useQuery(siteListsQuery);
  const { values, can } = opened;
  const names = (things: readonly { name: string }[] = []) => things.map(({ name }) => name).join(', ');
  const { work, areas, tags, groups, customRoles, joinedAt, lastSeenAt } = about.data ?? {};
  const country = lists?.countries.find(({ code }) => code === values.country)?.name ?? values.country;
  const rows: [string, string][] = [
    [t(`people.choice.documentKind.${values.documentKind}`), values.document],
    [t('people.field.email'), values.email],
    [t('people.field.phone'), values.phone],
    [t('people.field.userName'), values.userName],
    [t('people.field.birthday'), values.birthday === null ? '' : formatDay(values.birthday, locale, 'short', 0)],
    [t('person.place'), [values.city, country].filter(Boolean).join(', ')],
    [t('person.store'), work ? [work.store, work.branch, work.retailer, work.company].filter(Boolean).join(', ') : ''],
    [t('person.areas'), names(areas)],
    [t('person.groups'), names(groups)],
    [t('person.tags'), names(tags)],
    [t('person.custom_roles'), names(customRoles)],
    [t('people.field.joinedAt'), joinedAt ? formatInstant(joinedAt, deviceZone(), locale) : ''],
    [t('people.field.lastSeenAt'), lastSeenAt ? formatInstant(lastSeenAt, deviceZone(), locale) : t('person.never')],
  ];
  return (
    <PersonCard
      title={t('person.about')}
      all={{ href: `/people?open=${memberId}`, label: t(can['save'] ? 'person.edit' : 'person.see_all') }}
      asked={about}
    >
      <Facts rows={rows.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value }))} />
    </PersonCard>
  );
}
