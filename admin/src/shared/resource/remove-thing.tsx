import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { DialogFoot } from '../dialog-foot.tsx';
import { IconTrash } from '../icons.ts';

type RemoveThingProps = {
  words: { open: string; ask: string; means: string; done: string };
  /** The list that stays. */
  path: string;
  remove: () => Promise<unknown>;
  /** Forgets what the app knows of it, once its list is open. */
  forget: () => Promise<unknown>;
};

/** Removes one thing of a list after it said what that means. */
export function RemoveThing({ words, path, remove, forget }: RemoveThingProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: path });
      await forget();
      showToast({ text: words.done });
    },
  });
  const close = () => {
    removal.reset();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="default"
        color="refused"
        size="sm"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.open}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={words.ask}>
        <p>{words.means}</p>
        <DialogFoot onClose={close} error={removal.error} color="refused" loading={removal.isPending} onClick={() => removal.mutate()}>
          {words.open}
        </DialogFoot>
      </Dialog>
    </>
  );
}
