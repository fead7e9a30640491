import { activityKinds, type ActivityKind } from '@vitrine/domain/activities';
import { Menu } from '@vitrine/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons.ts';
import classes from './catalog.module.css';
import { kindsToChoose } from './kinds/choose-kind.ts';
import { KindIcon } from './kinds/kind-icon.tsx';
import { useKindName } from './kinds/use-kind-name.ts';

/** A new activity at the end, of one of the kinds that are built: by group, or by a part of its name. */
export function AddActivity({ onAdd, isBusy }: { onAdd: (kind: ActivityKind) => void; isBusy: boolean }) {
  const { t } = useTranslation('catalog');
  const nameOf = useKindName();
  const [typed, setTyped] = useState('');
  const groups = kindsToChoose(activityKinds, nameOf, typed);
  return (
    <Menu position="bottom" width="target" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.add} disabled={isBusy}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
          {t('new_activity')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Search
          aria-label={t('kind_search')}
          placeholder={t('kind_search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {groups.map(({ group, kinds }) => (
          <Fragment key={group}>
            <Menu.Label>{t(`kind_group.${group}`)}</Menu.Label>
            {kinds.map((kind) => (
              <Menu.Item key={kind} leftSection={<KindIcon kind={kind} size={18} />} onClick={() => onAdd(kind)}>
                {nameOf(kind)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        {groups.length === 0 ? <Menu.Label>{t('kind_none')}</Menu.Label> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
