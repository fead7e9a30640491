import type { Duty, Me } from '@vitrine/contract/identity';
import { gatesToPass, type Gate } from '@vitrine/domain/identity';
import { keep, kept } from '../../../shared/device/storage.ts';

type Status = Pick<Me, 'gates' | 'mandatory' | 'has_close_banner_drills' | 'memberId'>;

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
 * survey or a required training is let through to it, and a banner that they closed stays closed (SES-19).
 */
export function gateScreenOf(me: Status, path?: string): string | undefined {
  const first = statusGates(me)[0];
  if (first === undefined || path === screens[first]) return undefined;
  const duty = dutyOf(me, first);
  return duty && path !== undefined && isWithin(duty, path) ? undefined : screens[first];
}

/** True while a survey or a required training stands first: it is done elsewhere, so who goes on asks whether it still does. */
export const waitsForDuty = (me: Status): boolean => {
  const first = statusGates(me)[0];
  return first === 'mandatory_surveys' || first === 'mandatory_drills';
};

/** The banner of this required training is closed on this device, until another one is due. */
export const closeTrainingBanner = (me: Status): void => keep(closedTraining, closedAs(me));

function statusGates(me: Status): Gate[] {
  const isClosed = kept(closedTraining) === closedAs(me);
  return isClosed ? gatesToPass(me.gates, { mayCloseTrainingBanner: me.has_close_banner_drills }) : me.gates;
}

const closedTraining = 'closed-drill';
const closedAs = ({ memberId, mandatory }: Status) => `${memberId} ${mandatory.training?.id ?? ''}`;

const dutyOf = ({ mandatory }: Status, gate: Gate): Duty | null =>
  gate === 'mandatory_surveys' ? mandatory.survey : gate === 'mandatory_drills' ? mandatory.training : null;

/** Its first screen and those below it; a course is learnt at addresses of its own. */
function isWithin({ address }: Duty, path: string): boolean {
  const own = address.replace(/\/?([?#].*)?$/, '');
  return [own, own.replace('/online-courses', '/courses')].some((one) => `${path}/`.startsWith(`${one}/`));
}
