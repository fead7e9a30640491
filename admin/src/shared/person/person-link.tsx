import { Link } from '@vitrine/ui';
import { useMay } from '../console-routes.ts';

/** A person's name that leads to their page, for those who may see people; for others it is their name. */
export function PersonLink({ memberId, name }: { memberId: string; name: string }) {
  return useMay('people.read') ? <Link href={`/people/${memberId}`}>{name}</Link> : name;
}
