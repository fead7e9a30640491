import { activityKinds, type ActivityKind } from '@vitrine/domain/activities';
import { Menu } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons.ts';
import classes from './catalog.module.css';
import { KindIcon } from './kinds/kind-icon.tsx';

/** A new activity at the end, of one of the kinds that are built. */
export function AddActivity({ onAdd, isBusy }: { onAdd: (kind: ActivityKind) => void; isBusy: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <Menu position="bottom" width="target">
      <Menu.Target>
        <button type="button" className={classes.add} disabled={isBusy}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
          {t('new_activity')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {activityKinds.map((kind) => (
          <Menu.Item key={kind} leftSection={<KindIcon kind={kind} size={18} />} onClick={() => onAdd(kind)}>
            {t(`kind.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
