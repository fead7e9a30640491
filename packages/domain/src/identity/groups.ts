import { comparedText, workFields, type WorkField } from './work.ts';

/** What a group's rule looks at, beside the day on which somebody joined (CLI-09). */
export const ruleFields = ['role', 'program_role', 'status', 'program_status', 'country', 'state', 'area', 'tag', ...workFields] as const;
export type RuleField = (typeof ruleFields)[number];
export const ruleMatches = ['all', 'any'] as const;
export const ruleChoices = ['any_of', 'none_of'] as const;
export const ruleDays = ['before', 'from'] as const;

/** `values` are the field's own words or ids, and what people wrote of their work; `day` is one of the client's zone. */
export type RuleCondition =
  | { field: RuleField; is: (typeof ruleChoices)[number]; values: string[] }
  | { field: 'joined'; is: (typeof ruleDays)[number]; day: string };

/** Who belongs to a group without anybody putting them there: all of the conditions, or any of them. */
export type GroupRule = { match: (typeof ruleMatches)[number]; conditions: RuleCondition[] };

/** A member as rules see them; what somebody has one of, or none, is a list too. */
export type RuleFacts = Record<RuleField, readonly string[]> & { joinedOn: string };

/** Whether a rule takes this member in. A rule without conditions takes nobody. */
export function judgeRule({ match, conditions }: GroupRule, facts: RuleFacts): boolean {
  if (conditions.length === 0) return false;
  const holds = (condition: RuleCondition) => isMet(condition, facts);
  return match === 'all' ? conditions.every(holds) : conditions.some(holds);
}

function isMet(condition: RuleCondition, facts: RuleFacts): boolean {
  if (condition.field === 'joined') return facts.joinedOn < condition.day === (condition.is === 'before');
  const named = ruleWords(condition.field, condition.values);
  return ruleWords(condition.field, facts[condition.field]).some((has) => named.includes(has)) === (condition.is === 'any_of');
}

/** Whether a field is one of where somebody works. */
export const isWorkField = (field: RuleField): field is WorkField => workFields.some((one) => one === field);

/** Words of a field as a rule compares them; of what people write freely only the letters count. */
export const ruleWords = (field: RuleField, words: readonly string[]): string[] =>
  isWorkField(field) ? words.map(comparedText).filter(Boolean) : [...words];

/** Ids of areas or tags that a rule names: those cannot be removed while it does. */
export const namedIn = ({ conditions }: GroupRule, field: 'area' | 'tag'): string[] =>
  conditions.flatMap((condition) => (condition.field === field ? condition.values : []));

export const groupRefusals = ['name_required', 'matches_everybody', 'kept_by_rule', 'in_use', 'label_unknown', 'person_unknown'] as const;
export type GroupRefusal = (typeof groupRefusals)[number];
