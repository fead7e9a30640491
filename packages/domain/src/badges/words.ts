/** Where a badge stands: it is earned while it is published; what was earned stays when it is retired. */
export const badgeStates = ['draft', 'published', 'retired'] as const;
export type BadgeState = (typeof badgeStates)[number];

/** What a badge is earned by. */
export const badgeRules = [
  'course_finished',
  'trail_finished',
  'courses_finished',
  'days_in_a_row',
  'certificates',
  'level_reached',
  'sales_approved',
  'by_hand',
] as const;
export type BadgeRule = (typeof badgeRules)[number];

/** The pictures that the product draws, in the client's colours. */
export const badgeForms = [
  'trophy',
  'star',
  'rosette',
  'book',
  'flame',
  'ladder',
  'target',
  'bulb',
  'rocket',
  'crown',
  'shield',
  'bag',
] as const;
export type BadgeForm = (typeof badgeForms)[number];

/** How the public page of a badge names who has it. */
export const holdersShown = ['full', 'short', 'hidden'] as const;
export type HolderShown = (typeof holdersShown)[number];

export const badgesRefusals = [
  'name_required',
  'goal_required',
  'goal_too_big',
  'course_required',
  'trail_required',
  'badge_rule_fixed',
  'badge_already_published',
  'badge_not_published',
  'badge_already_held',
  'badge_already_withdrawn',
  'member_missing',
  'why_required',
  'badge_withdrawn',
] as const;
export type BadgesRefusal = (typeof badgesRefusals)[number];
