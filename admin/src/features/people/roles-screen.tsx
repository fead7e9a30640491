import { permissions, permissionsOf, roles, roomsWithPermissions } from '@vitrine/domain/identity';
import { ConsolePanes, Link, PageHeading, StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './groups/groups.module.css';
import { PeopleTabs } from './people-tabs.tsx';

/** Who may do what in the console: the very table that the server judges by (CLI-06). Roles are given in a person's form. */
export function RolesScreen() {
  const { t } = useTranslation(['people', ...roomsWithPermissions]);
  return (
    <ConsolePanes
      header={<PeopleTabs />}
      detail={
        <div className={classes.stack}>
          <PageHeading title={t('roles.title')} hint={t('roles.hint')} />
          <ul className={classes.matrix} aria-label={t('roles.title')}>
            {permissions.map((permission) => (
              <li key={permission}>
                <span>{t([`roles.may.${permission}`, ...roomsWithPermissions.map((room) => `${room}:may.${permission}`)])}</span>
                <span className={classes.chips}>
                  {roles
                    .filter((role) => permissionsOf([role]).includes(permission))
                    .map((role) => (
                      <StateChip key={role} icon={null}>
                        {t(`people.choice.roles.${role}`)}
                      </StateChip>
                    ))}
                </span>
              </li>
            ))}
          </ul>
          <Link href="/people">{t('roles.give')}</Link>
        </div>
      }
    />
  );
}
