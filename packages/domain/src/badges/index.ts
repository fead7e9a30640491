/** Badges: what they are earned by, how far somebody is, and how a holder is named to strangers. */
export { hasGoal, judgeProgress, judgeRule, longestRun, ruleAlone, shownHolder, type RuleWish } from './rules.ts';
export {
  badgeForms,
  badgeRules,
  badgesRefusals,
  badgeStates,
  holdersShown,
  type BadgeForm,
  type BadgeRule,
  type BadgesRefusal,
  type BadgeState,
  type HolderShown,
} from './words.ts';
