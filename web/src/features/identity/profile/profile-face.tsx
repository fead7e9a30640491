import { Avatar } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../use-me.ts';
import { profileQuery } from './api.ts';

/** A person's picture beside their name; their initials until it comes, and where there is none. */
export function ProfileFace() {
  const { person } = useMe();
  const { data } = useQuery(profileQuery);
  return <Avatar name={person.fullName} photoUrl={data?.avatarUrl ?? null} size={56} />;
}
