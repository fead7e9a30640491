import { useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { saveEvent, type EventFields } from '@vitrine/contract/events';
import type { SeriesScope } from '@vitrine/domain/events';
import type { Changed } from '@vitrine/domain/kernel';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { oneKey, SaveWithdrawn } from '../../shared/resource/index.ts';
import { events, opened, seriesQuery } from './events.tsx';
import { ScopeDialog } from './series-scope.tsx';

type Asked = { toCome: number; answer: (scope: SeriesScope | undefined) => void };

/** Events as a resource that asks, before one of a series is saved, whether the others to come change with it; and the dialog that asks. */
export function useScopedSave(): { resource: typeof events; dialog: ReactNode } {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const scopeOf = async (eventId: string): Promise<SeriesScope> => {
    const series = await queries.query(seriesQuery(eventId));
    if (!series || series.toCome === 0) return 'this';
    const scope = await new Promise<SeriesScope | undefined>((answer) => setAsked({ toCome: series.toCome, answer }));
    setAsked(undefined);
    if (!scope) throw new SaveWithdrawn();
    return scope;
  };
  const save = async (eventId: string, version: number, _whole: EventFields, { now: event, was }: Changed<EventFields>) => {
    const scope = await scopeOf(eventId);
    const saved = await call(saveEvent, { params: { eventId }, body: { version, scope, event, was } });
    const series = await queries.query({ ...seriesQuery(eventId), staleTime: 0 });
    for (const { id } of series?.dates ?? []) if (id !== eventId) queries.removeQueries({ queryKey: oneKey(events, id) });
    return opened(saved);
  };
  return {
    resource: { ...events, save },
    dialog: asked ? (
      <ScopeDialog
        title={t('scope.save')}
        hint={t('scope.keeps_days')}
        verb={t('scope.save_verb')}
        toCome={asked.toCome}
        onChoose={asked.answer}
        onClose={() => asked.answer(undefined)}
      />
    ) : null,
  };
}
