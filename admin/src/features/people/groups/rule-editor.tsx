import { useMutation, useQueryClient } from '@tanstack/react-query';
import { GroupRule, type GroupDetail } from '@vitrine/contract/identity';
import { Button, Checkbox, SegmentedControl, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons.ts';
import { listKey } from '../../../shared/resource/index.ts';
import { groupQuery, writeRule } from './api.ts';
import { ConditionRow } from './condition-row.tsx';
import classes from './groups.module.css';
import { groups } from './lists.ts';
import { RulePreview } from './rule-preview.tsx';

type Condition = GroupRule['conditions'][number];
/** A condition with a key of its own while it is edited. */
type Draft = { key: number; condition: Condition };
const first: Condition = { field: 'program_role', is: 'any_of', values: [] };

/** Conditions, what they come to, and saving; a rule for everybody is asked about once more. */
export function RuleEditor({ group }: { group: GroupDetail }) {
  const { t } = useTranslation(['people', 'resource']);
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [match, setMatch] = useState<GroupRule['match']>(group.rule?.match ?? 'all');
  const [drafts, setDrafts] = useState<readonly Draft[]>((group.rule?.conditions ?? []).map((condition, key) => ({ key, condition })));
  const [isForEverybody, setForEverybody] = useState(false);
  const conditions = drafts.map(({ condition }) => condition);
  const read = GroupRule.safeParse({ match, conditions });
  const save = useMutation({
    mutationFn: () =>
      writeRule(group.id, {
        version: group.version,
        rule: conditions.length === 0 ? null : GroupRule.parse({ match, conditions }),
        isForEverybody,
      }),
    onSuccess: async (kept) => {
      queries.setQueryData(groupQuery(group.id).queryKey, kept);
      await queries.invalidateQueries({ queryKey: listKey(groups) });
      showToast({ text: kept.rule ? t('rule.saved', { count: kept.members.byHand + kept.members.byRule }) : t('rule.removed') });
    },
  });
  const put = (key: number, condition: Condition) => setDrafts(drafts.map((one) => (one.key === key ? { key, condition } : one)));
  const add = () => setDrafts([...drafts, { key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1, condition: first }]);
  const code = save.error ? refusalCode(save.error) : undefined;
  const isDisabled = !group.can.save;
  return (
    <>
      <form
        className={classes.rule}
        aria-label={t('rule.title')}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <p>{t(conditions.length === 0 ? 'rule.none' : 'rule.hint')}</p>
        {conditions.length > 1 ? (
          <SegmentedControl
            aria-label={t('rule.match')}
            value={match}
            disabled={isDisabled}
            onChange={(next) => setMatch(next === 'any' ? 'any' : 'all')}
            data={(['all', 'any'] as const).map((value) => ({ value, label: t(`rule.matches.${value}`) }))}
          />
        ) : null}
        <ul className={classes.conditions}>
          {drafts.map(({ key, condition }, at) => (
            <ConditionRow
              key={key}
              number={at + 1}
              condition={condition}
              isDisabled={isDisabled}
              onChange={(next) => put(key, next)}
              onRemove={() => setDrafts(drafts.filter((one) => one.key !== key))}
            />
          ))}
        </ul>
        {code === 'matches_everybody' || isForEverybody ? (
          <Checkbox
            label={t('rule.everybody')}
            checked={isForEverybody}
            onChange={(event) => setForEverybody(event.currentTarget.checked)}
          />
        ) : null}
        <p role="alert" className={classes.refused}>
          {code === undefined ? null : atForm(code)}
        </p>
        {isDisabled ? null : (
          <div className={classes.foot}>
            <Button variant="default" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={add}>
              {t('rule.add')}
            </Button>
            <span className={classes.grow} />
            <Button type="submit" loading={save.isPending} disabled={conditions.length > 0 && !read.success}>
              {t('resource:save')}
            </Button>
          </div>
        )}
      </form>
      {read.success ? <RulePreview rule={read.data} /> : null}
    </>
  );
}
