import type { RegistrationRow } from '@vitrine/contract/identity';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { registrationReasons, registrationStatuses } from '@vitrine/domain/identity';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import {
  keysOf,
  UndoSnackbar,
  useDecision,
  useReviewQueue,
  useKeys,
  usePreload,
  useQueue,
  type PendingAction,
} from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { queueKey, registrationQuery, registrationsOf, type Verb } from './api.ts';
import { deciding } from './deciding.ts';
import { RegistrationDecision } from './registration-decision.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RegistrationQueue } from './registration-queue.tsx';
import { SeveralRegistrations } from './several-registrations.tsx';

const filters = [{ key: 'status' }, { key: 'show' }];

/** Who registered themselves and waits to be let in (LOG-13, ADM-05), by keyboard as the audit is. */
export function RegistrationsScreen() {
  const { t } = useTranslation('people');
  const address = useResourceSearch('/registrations', filters);
  const { open, filter, hrefWith, openAt } = address;
  const status = registrationStatuses.find((one) => one === filter['status']) ?? 'waiting';
  const queue = useQueue({ room: 'people', filter, list: registrationsOf });
  const opened = useQuery({ ...registrationQuery(open ?? ''), enabled: open !== undefined });
  const one = open === undefined ? undefined : opened.data;
  const canSelect = useMay('people.write') && status === 'waiting';
  const reviewQueue = useReviewQueue<Verb, RegistrationRow>({
    queue,
    open,
    openAt,
    canSelect,
    keyOf: deciding.keyOf,
    queueKey,
  });
  const { pendingActions, selection, selected, isSeveral, undo } = reviewQueue;
  const decision = useDecision(deciding, {
    of: open,
    ones: one ? [one.registration] : [],
    pendingActions,
    onDecided: reviewQueue.openNext,
  });
  const several = useDecision(deciding, { of: 'several', ones: selected, pendingActions, onDecided: reviewQueue.closeSeveral });
  usePreload(reviewQueue.after?.id, fetchNext);
  const can = decision.pendingAction === undefined ? one?.can : undefined;
  const approve = isSeveral ? several.approve : can?.approve ? decision.approve : undefined;
  const refuse = isSeveral ? several.refuse : can?.refuse ? decision.refuse : undefined;
  const { choose } = isSeveral ? several : decision;
  useKeys({
    ...reviewQueue.keys,
    a: approve,
    r: refuse,
    ...keysOf(registrationReasons, refuse && choose),
  });
  const say = ({ verb, steps }: PendingAction<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`registrations.pending_action.${verb}.waiting`, said), done: t(`registrations.pending_action.${verb}.done`, said) };
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
            selection={selection}
            canSelect={canSelect}
            selected={selected.length}
            pendingActions={pendingActions}
            searchRef={reviewQueue.search}
            onDecide={reviewQueue.openSeveral}
          />
        }
        detail={
          open === undefined ? (
            <Empty title={t('registrations.none_open.title')} hint={t('registrations.none_open.hint')} />
          ) : one ? (
            <RegistrationFacts one={one} decision={decision} onUndo={undo} />
          ) : opened.isError ? (
            <Failed error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <Loading shape="form" rows={6} />
          )
        }
        inspector={
          isSeveral ? (
            <SeveralRegistrations rows={selected} several={several} onUnmark={selection.toggle} onClose={reviewQueue.closeSeveral} />
          ) : one ? (
            <RegistrationDecision key={one.registration.id} one={one} decision={decision} />
          ) : undefined
        }
      />
      <UndoSnackbar pendingActions={pendingActions} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}

const fetchNext = async (queries: QueryClient, registrationId: string) => {
  await queries.query(registrationQuery(registrationId));
  return null;
};
