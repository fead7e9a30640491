import type { Profile } from '@vitrine/contract/identity';
import { Failed, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/page-title.tsx';
import { profileQuery } from './api.ts';
import classes from './profile.module.css';

/** A screen of the profile in its states: a form's shape while it comes, a way to try again, and what is there. */
export function ProfileScreen({ title, hint, children }: { title: string; hint?: string; children: (profile: Profile) => ReactNode }) {
  const profile = useQuery(profileQuery);
  return (
    <>
      <PageTitle title={title} backHref="/profile" />
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {profile.isPending ? <Loading shape="form" rows={5} /> : null}
      {profile.isError && !profile.data ? <Failed error={profile.error} onRetry={() => void profile.refetch()} /> : null}
      {profile.data ? children(profile.data) : null}
    </>
  );
}
