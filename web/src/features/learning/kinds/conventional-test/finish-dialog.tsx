import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../../shared/ask.tsx';
import { FactRows } from '../../../../shared/fact-rows.tsx';
import classes from './test.module.css';

type FinishDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onFinish: () => void;
  facts: { questions: number; unanswered: number; flagged: number; waiting: number };
  isBusy: boolean;
  error: unknown;
};

/** Asks before the test is handed in, and names what was left out. Nothing is handed in while an answer is still on its way. */
export function FinishDialog({ isOpen, onClose, onFinish, facts, isBusy, error }: FinishDialogProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const { atForm } = useMessages();
  const { questions, unanswered, flagged, waiting } = facts;
  return (
    <Ask isOpen={isOpen} onClose={onClose} title={t('finish_question')}>
      <div className={classes.ask}>
        <FactRows
          rows={[
            { term: t('answered'), value: t('of', { done: questions - unanswered, count: questions }) },
            ...(flagged > 0 ? [{ term: t('flagged'), value: String(flagged) }] : []),
          ]}
        />
        {unanswered > 0 ? (
          <p role="status" className={classes.warning}>
            {t('unanswered', { count: unanswered })}
          </p>
        ) : null}
        {waiting > 0 ? <p role="status">{t('still_sending')}</p> : null}
        {error ? <p role="alert">{atForm(refusalCode(error))}</p> : null}
        <Button fullWidth loading={isBusy} onClick={onFinish}>
          {t('hand_in')}
        </Button>
        <Button fullWidth variant="subtle" onClick={onClose}>
          {t('go_on')}
        </Button>
      </div>
    </Ask>
  );
}
