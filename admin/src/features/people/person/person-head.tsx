import { Avatar, Link, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { OpenedPerson } from '../api.ts';
import { PersonActions } from '../person-actions.tsx';
import classes from './person.module.css';

type PersonHeadProps = { opened: OpenedPerson; memberId: string };

/** Who it is, where they stand, and what may be decided about them. */
export function PersonHead({ opened, memberId }: PersonHeadProps) {
  const { t } = useTranslation('people');
  const { fullName, roles, programRole, city } = opened.values;
  const said = [
    ...roles.map((role) => t(`people.choice.roles.${role}`)),
    programRole === null ? '' : t(`people.choice.programRole.${programRole}`),
    city,
  ];
  return (
    <header className={classes.head}>
      <nav aria-label={t('person.way')}>
        <Link href="/people">{t('people.title')}</Link>
      </nav>
      <div className={classes.who}>
        <Avatar name={fullName} size={56} />
        <PageHeading title={fullName} hint={said.filter(Boolean).join(' · ')} />
      </div>
      <PersonActions opened={opened} memberId={memberId} isOnPage />
    </header>
  );
}
