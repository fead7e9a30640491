import { useTranslation } from 'react-i18next';
import { AboutForm } from './about-form.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { WorkForm } from './work-form.tsx';
import classes from './profile.module.css';

/** What a person tells about themselves, and what they are in the program (PRO-02). */
export function DataPage() {
  const { t } = useTranslation('identity/profile');
  return (
    <ProfileScreen title={t('data.title')}>
      {(profile) => (
        <div className={classes.sections}>
          <div className={classes.form}>
            <AvatarCard profile={profile} />
            <AboutForm profile={profile} />
          </div>
          <WorkForm profile={profile} />
        </div>
      )}
    </ProfileScreen>
  );
}
