import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumCase } from '@vitrine/contract/forum';
import { needsWhy, type ForumDecision } from '@vitrine/domain/forum';
import { refusalCode } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseQuery, decide, queueKey, type Word } from './api.ts';

type Draft = {
  of: string | undefined;
  decision?: ForumDecision;
  why: string;
  muteDays: Word['muteDays'];
  wrong?: 'decision_required' | 'why_required';
};

/** A decision about the open report as it is being taken; it is gone with the report. What another moderator decided meanwhile is read anew and told. */
export function useVerdict(judged: ForumCase | undefined, { onJudged }: { onJudged: () => void }) {
  const { t } = useTranslation('forum');
  const queries = useQueryClient();
  const [kept, keep] = useState<Draft>({ of: undefined, why: '', muteDays: 0 });
  const [refused, setRefused] = useState<{ of: string; code: string }>();
  const [told, setResult] = useState('');
  const of = judged?.id;
  const draft: Draft = kept.of === of ? kept : { of, why: '', muteDays: 0 };
  const send = useMutation({
    mutationFn: ({ one, word }: { one: ForumCase; word: Word }) => decide(one, word),
    onSuccess: (answered, { word }) => {
      queries.setQueryData(caseQuery(answered.id).queryKey, answered);
      void queries.invalidateQueries({ queryKey: ['forum', 'mutes'] });
      setResult(t(`decision.${word.decision}.toast`, { name: answered.author.name }));
      onJudged();
    },
    onError: (error, { one }) => {
      setRefused({ of: one.id, code: refusalCode(error) });
      void queries.invalidateQueries({ queryKey: caseQuery(one.id).queryKey });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }),
  });
  return {
    draft,
    /** What was decided a moment ago; a toast would lie over the next decision. */
    told,
    isSending: send.isPending,
    refusal: refused && refused.of === of ? refused.code : undefined,
    mayDecide: judged?.can.decide === true,
    choose: (decision: ForumDecision) => keep({ ...withoutFault(draft), decision }),
    write: (why: string) => keep({ ...withoutFault(draft), why }),
    mute: (muteDays: Word['muteDays']) => keep({ ...draft, muteDays }),
    send: () => {
      const { decision, muteDays } = draft;
      const why = draft.why.trim();
      if (!judged || send.isPending) return;
      if (decision === undefined) return keep({ ...draft, wrong: 'decision_required' });
      if (needsWhy(decision) && why === '') return keep({ ...draft, wrong: 'why_required' });
      send.mutate({ one: judged, word: { decision, why, muteDays: decision === 'keep' ? 0 : muteDays } });
    },
  };
}
export type Verdict = ReturnType<typeof useVerdict>;

const withoutFault = ({ wrong: _, ...draft }: Draft): Draft => draft;
