import { useMutation } from '@tanstack/react-query';
import { Dialog, showToast, Textarea } from '@vitrine/ui';
import { useState, type ReactNode } from 'react';
import { DialogFoot } from './dialog-foot.tsx';
import classes from './why-dialog.module.css';

type WhyDialogProps<Answer> = {
  title: string;
  /** The question, who reads the answer to it, the verb, and what is said once it is done. */
  words: { why: string; hint: string; verb: string; done: string };
  /** It takes something from somebody, or cannot be taken back. */
  isGrave?: boolean;
  /** Gets the reason without blanks around it. Throws like a call. */
  send: (why: string) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  onClose: () => void;
  /** What else is asked, above the reason. */
  children?: ReactNode;
};

/** Something that is done with a reason, which others read (300 signs at most). Without one there is nothing to press; a refusal leaves what was typed. */
export function WhyDialog<Answer>({ title, words, isGrave = false, send, onDone, onClose, children }: WhyDialogProps<Answer>) {
  const [why, setWhy] = useState('');
  const sending = useMutation({
    mutationFn: () => send(why.trim()),
    onSuccess: async (answer) => {
      await onDone(answer);
      showToast({ text: words.done });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={classes.stack}>
        {children}
        <Textarea
          label={words.why}
          description={words.hint}
          value={why}
          maxLength={300}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <DialogFoot
          onClose={onClose}
          error={sending.error}
          loading={sending.isPending}
          disabled={why.trim() === ''}
          {...(isGrave ? { color: 'refused' } : {})}
          onClick={() => sending.mutate()}
        >
          {words.verb}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
