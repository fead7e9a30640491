import { permissions, permissionsOf, roles } from '@vitrine/domain/identity';
import { ConsolePanes, PageHeading, Table } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../shared/icons.ts';
import classes from './groups/groups.module.css';
import { PeopleTabs } from './people-tabs.tsx';

/** Who may do what in the console: the very table that the server judges by (CLI-06). Roles are given in a person's form. */
export function RolesScreen() {
  const { t } = useTranslation('identity');
  return (
    <ConsolePanes
      header={<PeopleTabs />}
      detail={
        <div className={classes.stack}>
          <PageHeading title={t('roles.title')} hint={t('roles.hint')} />
          <div className={classes.paper}>
            <Table.ScrollContainer minWidth={1040}>
              <Table aria-label={t('roles.title')} className={classes.matrix}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{t('roles.permission')}</Table.Th>
                    {roles.map((role) => (
                      <Table.Th key={role} scope="col">
                        {t(`people.choice.roles.${role}`)}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {permissions.map((permission) => (
                    <Table.Tr key={permission}>
                      <Table.Th scope="row">{t(`roles.may.${permission}`)}</Table.Th>
                      {roles.map((role) => (
                        <Table.Td key={role}>
                          {permissionsOf([role]).includes(permission) ? (
                            <IconCheck size={20} stroke={2} className={classes.yes} role="img" aria-label={t('roles.yes')} />
                          ) : (
                            <span aria-label={t('roles.no')} role="img" />
                          )}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </div>
        </div>
      }
    />
  );
}
