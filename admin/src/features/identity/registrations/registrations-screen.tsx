import { useQuery, useQueryClient } from '@tanstack/react-query';
import { registrationReasons, registrationStatuses } from '@vitrine/domain/identity';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import { neighboursOf, UndoPlate, useDeeds, useKeys, useMarks, useQueue, type Deed } from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { queueKey, registrationQuery, registrationsOf, type Verb } from './api.ts';
import { RegistrationDecision } from './registration-decision.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RegistrationQueue } from './registration-queue.tsx';
import { SeveralRegistrations } from './several-registrations.tsx';
import { useDecision, useSeveralDecisions } from './use-decisions.ts';

const filters = [{ key: 'status' }, { key: 'show' }];

/** Who registered themselves and waits to be let in (LOG-13, ADM-05), by keyboard as the audit is. */
export function RegistrationsScreen() {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const address = useResourceSearch('/registrations', filters);
  const { open, filter, hrefWith, openAt } = address;
  const status = registrationStatuses.find((one) => one === filter['status']) ?? 'waiting';
  const queue = useQueue({ room: 'identity', filter, list: registrationsOf });
  const opened = useQuery({ ...registrationQuery(open ?? ''), enabled: open !== undefined });
  const one = open === undefined ? undefined : opened.data;
  const marks = useMarks();
  const deeds = useDeeds<Verb>(({ id, state: answer }) => {
    if (answer === 'done') marks.drop(id);
    else void queries.invalidateQueries({ queryKey: registrationQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: queueKey });
  });
  const canMark = useMay('people.write') && status === 'waiting';
  const waiting = queue.rows.filter(({ id }) => id === open || deeds.of(id) === undefined);
  const { before, after } = neighboursOf(waiting, open);
  const marked = canMark ? waiting.filter(({ id }) => deeds.of(id) === undefined && marks.has(id)) : [];
  const [isDecidingSeveral, decideSeveral] = useState(false);
  const isSeveral = isDecidingSeveral && marked.length > 0;
  const search = useRef<HTMLInputElement>(null);
  const acts = useDecision(one, { deeds, onDecided: () => openAt((after ?? before)?.id) });
  const several = useSeveralDecisions(marked, { deeds, onDecided: () => decideSeveral(false) });
  const undo = (deedId?: string) => {
    const [step, ...others] = deeds.undo(deedId);
    if (step && others.length === 0) openAt(step.id);
  };
  usePreload(after?.id);
  const go = (row: { id: string } | undefined) => row && openAt(row.id);
  const refuse = isSeveral ? several.refuse : acts.refuse;
  const choose = isSeveral ? several.choose : acts.choose;
  useKeys({
    j: () => go(after),
    k: () => go(before),
    '/': () => search.current?.focus(),
    x: canMark && open !== undefined ? () => marks.toggle(open) : undefined,
    d: marked.length > 0 ? () => decideSeveral(true) : undefined,
    u: () => undo(),
    a: isSeveral ? several.approve : acts.approve,
    r: refuse,
    ...Object.fromEntries(registrationReasons.map((reason, index) => [String(index + 1), refuse && (() => choose(reason))])),
    escape: isSeveral ? () => decideSeveral(false) : open === undefined ? undefined : () => openAt(undefined),
  });
  const say = ({ verb, steps }: Deed<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`registrations.deed.${verb}.waiting`, said), done: t(`registrations.deed.${verb}.done`, said) };
  };
  return (
    <>
      <ConsolePanes
        header={<PeopleTabs />}
        listWidth={344}
        inspectorWidth={400}
        isInspectorBeside
        isDetailOpen={open !== undefined && !isSeveral}
        isInspectorOpen={open !== undefined || isSeveral}
        list={
          <RegistrationQueue
            status={status}
            address={address}
            queue={queue}
            marks={marks}
            canMark={canMark}
            marked={marked.length}
            deeds={deeds}
            searchRef={search}
            onDecide={() => decideSeveral(true)}
          />
        }
        detail={
          open === undefined ? (
            <Empty title={t('registrations.none_open.title')} hint={t('registrations.none_open.hint')} />
          ) : one ? (
            <RegistrationFacts one={one} acts={acts} onUndo={undo} />
          ) : opened.isError ? (
            <Failed error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <Loading shape="form" rows={6} />
          )
        }
        inspector={
          isSeveral ? (
            <SeveralRegistrations rows={marked} several={several} onUnmark={marks.toggle} onClose={() => decideSeveral(false)} />
          ) : one ? (
            <RegistrationDecision key={one.registration.id} one={one} acts={acts} />
          ) : undefined
        }
      />
      <UndoPlate deeds={deeds} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}

/** The next one is there before it is asked for. */
function usePreload(registrationId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (registrationId !== undefined) void queries.query(registrationQuery(registrationId)).catch(() => undefined); // it is asked for again when it is opened
  }, [registrationId, queries]);
}
