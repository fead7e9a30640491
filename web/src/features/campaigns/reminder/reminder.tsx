import type { CampaignCard } from '@vitrine/contract/campaigns';
import { Button, Loading } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import { IconCalendarPlus } from '../../../shared/icons.ts';
import { proposedReminder } from './draft.ts';
import classes from './reminder.module.css';

const ReminderForm = lazy(() => import('./reminder-form.tsx').then((chunk) => ({ default: chunk.ReminderForm })));

/** A reminder of a campaign for the person's own calendar (VAL-13). What was chosen stays while they look at the campaign. */
export function Reminder({ campaign }: { campaign: CampaignCard }) {
  const { t } = useTranslation('campaigns');
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => proposedReminder(campaign));
  return (
    <>
      <Button
        variant="subtle"
        className={classes.open ?? ''}
        leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('reminder.open')}
      </Button>
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t('reminder.title')}>
        <Suspense fallback={<Loading shape="form" />}>
          <ReminderForm campaign={campaign} draft={draft} onChange={setDraft} onDone={() => setOpen(false)} />
        </Suspense>
      </Ask>
    </>
  );
}
