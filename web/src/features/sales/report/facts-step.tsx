import type { CampaignCard } from '@vitrine/contract/campaigns';
import { daysLeftToReport, invoiceKinds } from '@vitrine/domain/sales';
import { Button, Dock } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../shared/device/clock.ts';
import { pictureOf } from '../../../shared/device/picture.ts';
import { FieldFault, FormFault } from '../../../shared/field-fault.tsx';
import { IconArrowRight } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { PhotoCard } from './photo-card.tsx';
import { ReportTop } from './report-top.tsx';
import { SaleDay } from './sale-day.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { StoreStep } from './store-step.tsx';
import { dayAt } from './judge-draft.ts';
import classes from './report.module.css';
import type { OpenDraft } from './use-draft.ts';
import { useFirstFault } from './use-first-fault.ts';

type FactsStepProps = {
  open: OpenDraft;
  campaigns: readonly CampaignCard[];
  photoUrl: string | undefined;
  isRevision: boolean;
  onPhoto: () => void;
  onNext: () => void;
};

/** What stands on the paper: its number, its kind, its date, and the store. */
export function FactsStep({ open, campaigns, photoUrl, isRevision, onPhoto, onNext }: FactsStepProps) {
  const { t } = useTranslation('sales');
  const { draft, faults, change } = open;
  const there = draft.store ? dayAt(draft.store) : today();
  const daysLeft = draft.saleDate ? daysLeftToReport({ saleDate: draft.saleDate, today: there }) : undefined;
  const screen = useFirstFault<HTMLFormElement>(Object.keys(faults).length + (open.refusal ? 1 : 0));
  const [fileFault, setFileFault] = useState<string>();
  const drop = (file: File) => {
    if (!file.type.startsWith('image/')) return setFileFault('file_type_refused');
    setFileFault(undefined);
    void pictureOf(file, file.name)
      .then(open.takePhoto)
      .catch(() => setFileFault('file_unreadable'));
  };
  const chooseCampaign = (campaignId: string) => {
    const chosen = campaigns.find(({ id }) => id === campaignId);
    if (!chosen) return;
    const { id, name, beginsOn, endsOn } = chosen;
    change({ campaign: { id, name, beginsOn, endsOn }, store: null, lines: [] }); // stores and points are the campaign's own
  };
  return (
    <form
      ref={screen}
      className={classes.form}
      aria-label={t('facts.form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <ReportTop step={2} backHref="/sales" isRevision={isRevision} isKept={open.isKept} />
      <PhotoCard
        kept={open.kept}
        photo={open.photo}
        url={photoUrl}
        fault={fileFault ?? faults['photoFileId']}
        onPhoto={onPhoto}
        onFile={drop}
      />
      {campaigns.length > 1 && !isRevision ? (
        <PlainSelect
          label={t('facts.campaign')}
          value={draft.campaign?.id ?? ''}
          choices={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={chooseCampaign}
        />
      ) : null}
      <FieldFault code={faults['campaignId']} />
      <SegmentedChoice
        legend={t('facts.kind')}
        name="invoiceKind"
        choices={invoiceKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={draft.invoiceKind}
        onChoose={(invoiceKind) => change({ invoiceKind })}
      />
      <PlainField
        name="invoiceNumber"
        label={t('facts.number')}
        hint={t('facts.number_hint')}
        value={draft.invoiceNumber}
        onChange={(event) => change({ invoiceNumber: event.currentTarget.value })}
        error={faults['invoiceNumber']}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="next"
      />
      <SaleDay
        day={draft.saleDate}
        today={there}
        fault={faults['saleDate']}
        daysLeft={daysLeft}
        onDay={(saleDate) => change({ saleDate })}
      />
      <StoreStep open={open} />
      <details className={classes.more} open={draft.observation !== '' || faults['observation'] !== undefined}>
        <summary>{t('facts.observation_open')}</summary>
        <PlainField
          name="observation"
          label={t('facts.observation')}
          value={draft.observation}
          onChange={(event) => change({ observation: event.currentTarget.value })}
          error={faults['observation']}
        />
      </details>
      <FormFault code={open.refusal} />
      <Dock>
        <Button type="submit" rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}>
          {t('facts.next')}
        </Button>
      </Dock>
    </form>
  );
}
