import type { ActivityDraft } from '@vitrine/contract/activities';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Text } from '@vitrine/domain/kernel';
import { Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import type { Editing } from './editing.ts';
import { kindOf } from './kind-of.ts';

/** The editor of an activity's kind. */
export function ActivityKindEditor({ value, onChange, ...rest }: Editing<ActivityDraft>) {
  const { Editor } = kindOf<ActivityKind>(value.kind);
  return (
    <Suspense fallback={<Loading shape="list" rows={3} />}>
      <Editor value={value} onChange={(change) => onChange((before) => (before.kind === value.kind ? change(before) : before))} {...rest} />
    </Suspense>
  );
}

/** Texts inside an activity's content, whatever its kind. */
export const textsIn = (content: ActivityDraft): Text[] => kindOf<ActivityKind>(content.kind).textsOf(content);
