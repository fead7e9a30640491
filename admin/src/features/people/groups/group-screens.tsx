import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listGroupLabels } from '@vitrine/contract/identity';
import { textIn } from '@vitrine/domain/kernel';
import { LinkButton } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { allRows, ResourceScreen } from '../../../shared/resource/index.ts';
import { siteListsQuery } from '../api.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import classes from '../people.module.css';
import { areas, groups, labels, tags } from './lists.ts';
import { RemoveButton } from './remove-button.tsx';

const shared = { header: <PeopleTabs />, canImport: false } as const;

/** Groups of members, with the way to who belongs to them and why (CLI-09). */
export function GroupsScreen() {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  const { data } = useQuery({
    queryKey: ['people', 'group_labels', 'choices'],
    queryFn: () => allRows((query) => call(listGroupLabels, { query })),
  });
  return (
    <ResourceScreen
      {...shared}
      resource={groups}
      path="/groups"
      choices={{ labelId: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })) }}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) => (
        <div className={classes.actions}>
          <LinkButton href={`/groups/${id}/members`} variant="default" size="sm">
            {t('belonging.open')}
          </LinkButton>
          <LinkButton href={`/groups/${id}/rule`} variant="default" size="sm">
            {t('rule.open')}
          </LinkButton>
          <span className={classes.grow} />
          {can['remove'] ? <RemoveButton of="groups" id={id} name={textIn(values.name, locale)} path="/groups" /> : null}
        </div>
      )}
    />
  );
}

/** Labels that groups of one kind are put under. */
export function GroupLabelsScreen() {
  const locale = matchLocale(useTranslation().i18n.language);
  return (
    <ResourceScreen
      {...shared}
      resource={labels}
      path="/group-labels"
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) =>
        can['remove'] ? (
          <div className={classes.actions}>
            <span className={classes.grow} />
            <RemoveButton of="group_labels" id={id} name={textIn(values.name, locale)} path="/group-labels" />
          </div>
        ) : null
      }
    />
  );
}

/** Country areas: a member is in one by the country of their person. */
export function AreasScreen() {
  const locale = matchLocale(useTranslation().i18n.language);
  const { data: lists } = useQuery(siteListsQuery);
  return (
    <ResourceScreen
      {...shared}
      resource={areas}
      path="/areas"
      choices={{ countries: (lists?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })) }}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) =>
        can['remove'] ? (
          <div className={classes.actions}>
            <span className={classes.grow} />
            <RemoveButton of="areas" id={id} name={textIn(values.name, locale)} path="/areas" />
          </div>
        ) : null
      }
    />
  );
}

/** Tags that members and courses are given. */
export function TagsScreen() {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  return (
    <ResourceScreen
      {...shared}
      resource={tags}
      path="/tags"
      nameOf={({ name }) => textIn(name, locale)}
      actions={(_opened, id) => (
        <div className={classes.actions}>
          <LinkButton href={`/tags/${id}/members`} variant="default" size="sm">
            {t('belonging.open')}
          </LinkButton>
        </div>
      )}
    />
  );
}
