import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog, MultiSelect, showToast, TextInput } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { peopleQuery, putIn, type Subject } from './api.ts';
import classes from './enrolments.module.css';

/** Puts people in by hand, with a day if there is one. Those who may not begin yet are named. */
export function PutInDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTranslation('learning/enrolments');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState(new Map<string, string>());
  const [chosen, setChosen] = useState<string[]>([]);
  const [day, setDay] = useState('');
  const { data } = useQuery(peopleQuery(typed.trim()));
  const send = useMutation({
    mutationFn: () => putIn(subject, { memberIds: chosen, dueOn: day === '' ? null : day }),
    onSuccess: async ({ enrolled, refused }) => {
      await queries.invalidateQueries({ queryKey: ['learning', 'enrolments', subject.subjectId] });
      showToast({ text: t('people.done', { count: enrolled.length }) });
      if (refused.length === 0) onClose();
      else setChosen(refused.map(({ memberId }) => memberId));
    },
  });
  const found = new Map([...names, ...(data?.items ?? []).map(({ id, fullName }): [string, string] => [id, fullName])]);
  const refused = send.data?.refused ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('people.title')}>
      <div className={classes.stack}>
        <MultiSelect
          label={t('people.who')}
          data={[...found].map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={(ids) => {
            setNames(found);
            setChosen(ids);
          }}
          searchValue={typed}
          onSearchChange={setTyped}
          searchable
          hidePickedOptions
        />
        <TextInput type="date" label={t('people.due')} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        {refused.length > 0 ? (
          <ul role="alert">
            {refused.map(({ memberId, refusal }) => (
              <li key={memberId}>
                {found.get(memberId)}: {atForm(refusal)}
              </li>
            ))}
          </ul>
        ) : null}
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={chosen.length === 0}
          onClick={() => send.mutate()}
        >
          {t('people.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
