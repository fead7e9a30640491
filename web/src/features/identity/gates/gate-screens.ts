import type { Duty, Me } from '@vitrine/contract/identity';
import { gatesToPass, type Gate } from '@vitrine/domain/identity';
import { keep, kept } from '../../../shared/device/storage.ts';

type Standing = Pick<Me, 'gates' | 'mandatory' | 'has_close_banner_drills' | 'memberId'>;

const screens: Record<Gate, string> = {
  change_password: '/change-password',
  second_step: '/secure-log-in',
  terms: '/accept-terms',
  cookies: '/accept-cookies',
  select_profile: '/select-profile',
  complete_register: '/complete-register',
  mandatory_surveys: '/mandatory-surveys',
  mandatory_drills: '/mandatory-drills',
  onboarding: '/onboarding',
};

/**
 * The screen of the gate that stands first, for somebody at `path`; undefined where none does, or where they are at that screen. Whom a gate leads to a
 * survey or a drill is let through to it, and a banner that they closed stays closed (SES-19).
 */
export function gateScreenOf(me: Standing, path?: string): string | undefined {
  const first = standingGates(me)[0];
  if (first === undefined || path === screens[first]) return undefined;
  const duty = dutyOf(me, first);
  return duty && path !== undefined && isWithin(duty, path) ? undefined : screens[first];
}

/** True while a survey or a drill stands first: it is done elsewhere, so who goes on asks whether it still does. */
export const waitsForDuty = (me: Standing): boolean => {
  const first = standingGates(me)[0];
  return first === 'mandatory_surveys' || first === 'mandatory_drills';
};

/** The banner of this drill is closed on this device, until another one is due. */
export const closeDrillBanner = (me: Standing): void => keep(closedDrill, closedAs(me));

function standingGates(me: Standing): Gate[] {
  const isClosed = kept(closedDrill) === closedAs(me);
  return isClosed ? gatesToPass(me.gates, { mayCloseDrillBanner: me.has_close_banner_drills }) : me.gates;
}

const closedDrill = 'closed-drill';
const closedAs = ({ memberId, mandatory }: Standing) => `${memberId} ${mandatory.drill?.id ?? ''}`;

const dutyOf = ({ mandatory }: Standing, gate: Gate): Duty | null =>
  gate === 'mandatory_surveys' ? mandatory.survey : gate === 'mandatory_drills' ? mandatory.drill : null;

/** Its first screen and those below it. */
function isWithin({ address }: Duty, path: string): boolean {
  const [own = address] = address.split(/[?#]/);
  return path === own || path.startsWith(own.endsWith('/') ? own : `${own}/`);
}
