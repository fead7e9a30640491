import { useQuery } from '@tanstack/react-query';
import type { BulkAction } from '@vitrine/contract/people';
import { bulkBelongings, bulkRoles, bulkVerbs } from '@vitrine/domain/people';
import { roles } from '@vitrine/domain/identity';
import { NativeSelect } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteListsQuery } from '../api.ts';
import classes from './bulk.module.css';

const actions = [...bulkVerbs, ...bulkBelongings, ...bulkRoles] as const;
type Do = (typeof actions)[number];

/** What is to be done, and with which group, tag or role; undefined until both are chosen. */
export function ActionFields({ action, onChange }: { action: BulkAction | undefined; onChange: (action: BulkAction | undefined) => void }) {
  const { t } = useTranslation('people');
  const [verb, setVerb] = useState<Do>(action?.do ?? 'approve');
  const { data: lists } = useQuery(siteListsQuery);
  const named = (things: readonly { id: string; name: string }[] = []) => things.map(({ id, name }) => ({ value: id, label: name }));
  const kind = verb.endsWith('_group') ? 'group' : verb.endsWith('_tag') ? 'tag' : verb.endsWith('_role') ? 'role' : undefined;
  const choices = {
    group: named(lists?.groups_user),
    tag: named(lists?.tags),
    role: roles.map((role) => ({ value: role, label: t(`people.choice.roles.${role}`) })),
  };
  const begin = (next: string) => {
    const chosen = actions.find((one) => one === next) ?? 'approve';
    setVerb(chosen);
    onChange(withValue(chosen, ''));
  };
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('bulk.action')}
        value={verb}
        onChange={(event) => begin(event.currentTarget.value)}
        data={actions.map((value) => ({ value, label: t(`bulk.do.${value}`) }))}
      />
      {kind === undefined ? null : (
        <NativeSelect
          key={kind}
          label={t(`people.field.${kind}`)}
          value={valueOf(action)}
          onChange={(event) => onChange(withValue(verb, event.currentTarget.value))}
          data={[{ value: '', label: t('bulk.choose') }, ...choices[kind]]}
        />
      )}
    </div>
  );
}

const valueOf = (action: BulkAction | undefined): string =>
  action === undefined ? '' : 'id' in action ? action.id : 'role' in action ? action.role : '';

function withValue(verb: Do, value: string): BulkAction | undefined {
  const plain = bulkVerbs.find((one) => one === verb);
  if (plain) return { do: plain };
  const belonging = bulkBelongings.find((one) => one === verb);
  if (belonging) return value === '' ? undefined : { do: belonging, id: value };
  const [change, role] = [bulkRoles.find((one) => one === verb), roles.find((one) => one === value)];
  return change && role ? { do: change, role } : undefined;
}
