import type { CampaignCard } from '@vitrine/contract/campaigns';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Loading } from '@vitrine/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { knownProductsQuery, ownStoresQuery, promotionsQuery } from '../api.ts';
import { keep } from '../../../shared/device/storage.ts';
import type { KeptSale } from '../outbox/kept-sale.ts';
import { salesOutbox } from '../outbox/use-outbox.ts';
import type { ReportSearch, ReportStep } from '../report-search.ts';
import type { End } from './sent.tsx';
import { stepOf, useDraft } from './use-draft.ts';

/** Each step comes when it is needed; all are asked for at once, so that a network that goes away later takes none of them. */
const steps = {
  photo: () => import('../photo/photo-step.tsx'),
  facts: () => import('./facts-step.tsx'),
  products: () => import('./lines-step.tsx'),
  end: () => import('./sent.tsx'),
};
const PhotoStep = lazy(() => steps.photo().then(({ PhotoStep: step }) => ({ default: step })));
const FactsStep = lazy(() => steps.facts().then(({ FactsStep: step }) => ({ default: step })));
const LinesStep = lazy(() => steps.products().then(({ LinesStep: step }) => ({ default: step })));
const Ended = lazy(() => steps.end().then(({ Ended: step }) => ({ default: step })));

type ReportFlowProps = {
  kept: KeptSale;
  campaigns: readonly CampaignCard[];
  revised?: { reportedOn: string; photoUrl: string | undefined };
  onAnother?: () => void;
};

const isFact = (field: string) => stepOf(field) === 'facts';

/** The flow with its steps on their way. */
export function ReportFlow(props: ReportFlowProps) {
  useStock(props.kept.draft.campaign?.id);
  useEffect(() => void Promise.all(Object.values(steps).map((fetch) => fetch())).catch(() => undefined), []); // asked again when one is opened
  return (
    <Suspense fallback={<Loading shape="form" />}>
      <Flow {...props} />
    </Suspense>
  );
}

/** Asks for stores and products while the person still takes the photo: what comes later is written without a network, if need be. */
function useStock(campaignId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (campaignId === undefined) return;
    const later = () => undefined; // the step that needs them asks again, and says what failed
    void queries.query(ownStoresQuery(campaignId)).catch(later);
    void queries.query(knownProductsQuery(campaignId)).catch(later);
    void queries.query(promotionsQuery(campaignId)).catch(later);
  }, [queries, campaignId]);
}

/** Photo, facts, products: three steps, each an address, so that back leads one step back. Ends with the light on, or with a sale that waits. */
function Flow({ kept, campaigns, revised, onAnother }: ReportFlowProps) {
  const search: ReportSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const open = useDraft(kept, revised?.reportedOn);
  const [ended, setEnded] = useState<End>();
  const [isSending, setSending] = useState(false);

  const go = (step: ReportStep) => void navigate({ to: '.', search: { ...search, draft: kept.key, step } });
  const first: ReportStep = revised || open.photo.isHere || open.draft.isWithoutPhoto ? 'facts' : 'photo';
  const step = search.step ?? first;

  const toProducts = () => {
    if (Object.keys(open.own).some(isFact)) return open.judge('facts');
    go('products');
  };
  const send = async () => {
    open.judge('facts', 'products');
    const wrong = Object.keys(open.own);
    if (wrong.some(isFact)) return go('facts');
    if (wrong.length > 0) return;
    keep('invoice-kind', open.draft.invoiceKind);
    setSending(true);
    const outcome = await (await salesOutbox()).send(kept.key);
    setSending(false);
    if (outcome.kind === 'sent') return setEnded({ sale: outcome.sale });
    if (outcome.kind === 'later') return setEnded('waiting');
    // The first try had arrived, and its answer was lost: what was changed since is not sent (D40).
    if (outcome.code === 'key_reused') {
      await (await salesOutbox()).discard(kept.key);
      return setEnded('arrived');
    }
    open.refuse(outcome);
    if (Object.keys(outcome.fields).some(isFact)) go('facts');
  };

  const takeBack = () => {
    void salesOutbox().then((outbox) => outbox.change(kept.key, (one) => ({ ...one, stage: 'writing' })));
    setEnded(undefined);
  };

  if (ended)
    return (
      <Ended end={ended} number={open.draft.invoiceNumber} isRevision={revised !== undefined} onEdit={takeBack} onAnother={onAnother} />
    );
  if (step === 'photo')
    return (
      <PhotoStep
        onPicture={async (picture) => {
          await open.takePhoto(picture);
          go('facts');
        }}
        onSkip={() => {
          open.change({ isWithoutPhoto: true });
          go('facts');
        }}
        onClose={() => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/sales' }))}
      />
    );
  const shared = { open, photoUrl: revised?.photoUrl, isRevision: revised !== undefined };
  if (step === 'facts') return <FactsStep {...shared} campaigns={campaigns} onPhoto={() => go('photo')} onNext={toProducts} />;
  return <LinesStep {...shared} isSending={isSending} onFacts={() => go('facts')} onSend={() => void send()} />;
}
