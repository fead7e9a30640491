import { givablePermissions, roomsWithPermissions } from '@vitrine/domain/identity';
import { textIn } from '@vitrine/domain/kernel';
import { LinkButton } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../../shared/console-routes.ts';
import { ResourceScreen } from '../../../shared/resource/index.ts';
import { RemoveButton } from '../groups/remove-button.tsx';
import { PeopleTabs } from '../people-tabs.tsx';
import classes from '../people.module.css';
import { customRoles } from './custom-roles.ts';

/** Roles that the client makes itself: a name, and permissions out of those that one has (CLI-06). */
export function CustomRolesScreen() {
  const { t, i18n } = useTranslation(['people', ...roomsWithPermissions]);
  const locale = matchLocale(i18n.language);
  const { can } = useStaff();
  const permissions = givablePermissions
    .filter((permission) => can.includes(permission))
    .map((permission) => ({
      value: permission,
      label: t([`roles.may.${permission}`, ...roomsWithPermissions.map((room) => `${room}:may.${permission}`)]),
    }));
  return (
    <ResourceScreen
      header={<PeopleTabs />}
      canImport={false}
      resource={customRoles}
      path="/custom-roles"
      choices={{ permissions }}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can: mayDo, values }, id) => (
        <div className={classes.actions}>
          <LinkButton href={`/custom-roles/${id}/members`} variant="default" size="sm">
            {t('belonging.open')}
          </LinkButton>
          <span className={classes.grow} />
          {mayDo['remove'] ? <RemoveButton of="custom_roles" id={id} name={textIn(values.name, locale)} path="/custom-roles" /> : null}
        </div>
      )}
    />
  );
}
