import type { Me } from '@vitrine/contract/identity';

/** The screen of the gate that stands first; surveys and drills get theirs with their rooms. */
export function gateScreenOf({ gates }: Pick<Me, 'gates'>): string | undefined {
  const screens: Partial<Record<Me['gates'][number], string>> = {
    change_password: '/change-password',
    terms: '/accept-terms',
    cookies: '/accept-cookies',
    select_profile: '/select-profile',
    complete_register: '/complete-register',
    onboarding: '/onboarding',
  };
  return gates.flatMap((gate) => screens[gate] ?? [])[0];
}
