import type { CampaignCard } from '@vitrine/contract/campaigns';
import type { Sale } from '@vitrine/contract/sales';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { keep } from '../../../shared/device/storage.ts';
import type { KeptSale } from '../desk/kept-sale.ts';
import { salesDesk } from '../desk/use-desk.ts';
import { PhotoStep } from '../photo/photo-step.tsx';
import type { ReportSearch, ReportStep } from '../routes.tsx';
import { FactsStep } from './facts-step.tsx';
import { factFields } from './judge-draft.ts';
import { LinesStep } from './lines-step.tsx';
import { Arrived, Sent, Waiting } from './sent.tsx';
import { useDraft } from './use-draft.ts';

type ReportFlowProps = {
  kept: KeptSale;
  campaigns: readonly CampaignCard[];
  revised?: { reportedOn: string; photoUrl: string | undefined };
  onAnother?: () => void;
};

const isFact = (field: string) => factFields.some((one) => one === field);

/** Photo, facts, products: three steps, each an address, so that back leads one step back. Ends with the light on, or with a sale that waits. */
export function ReportFlow({ kept, campaigns, revised, onAnother }: ReportFlowProps) {
  const search: ReportSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const open = useDraft(kept, revised?.reportedOn);
  const [ended, setEnded] = useState<{ sale: Sale } | 'waiting' | 'arrived'>();
  const [isSending, setSending] = useState(false);

  const go = (step: ReportStep) => void navigate({ to: '.', search: { ...search, draft: kept.key, step } });
  const first: ReportStep = revised || open.photo.isHere || open.draft.isWithoutPhoto ? 'facts' : 'photo';
  const step = search.step ?? first;

  const toProducts = () => {
    if (Object.keys(open.own).some(isFact)) return open.judge();
    go('products');
  };
  const send = async () => {
    open.judge();
    const wrong = Object.keys(open.own);
    if (wrong.some(isFact)) return go('facts');
    if (wrong.length > 0) return;
    keep('invoice-kind', open.draft.invoiceKind);
    setSending(true);
    const outcome = await salesDesk().send(kept.key);
    setSending(false);
    if (outcome.kind === 'sent') return setEnded({ sale: outcome.sale });
    if (outcome.kind === 'later') return setEnded('waiting');
    // The first try had arrived, and its answer was lost: what was changed since is not sent (D40).
    if (outcome.code === 'key_reused') {
      await salesDesk().discard(kept.key);
      return setEnded('arrived');
    }
    open.refuse(outcome);
    if (Object.keys(outcome.fields).some(isFact)) go('facts');
  };

  const takeBack = () => {
    void salesDesk().change(kept.key, (one) => ({ ...one, stage: 'writing' }));
    setEnded(undefined);
  };

  if (ended === 'waiting') return <Waiting number={open.draft.invoiceNumber} onEdit={takeBack} />;
  if (ended === 'arrived') return <Arrived />;
  if (ended) return <Sent sale={ended.sale} isRevision={revised !== undefined} onAnother={onAnother} />;
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
