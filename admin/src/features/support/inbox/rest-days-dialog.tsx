import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog, Failed, IconButton, Loading, TextInput } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { IconTrash } from '../../../shared/icons.ts';
import { dropRestDay, keepRestDay, restDaysQuery } from './api.ts';
import classes from './inbox.module.css';

/** Days on which nobody answers beside national holidays (CMP-10). */
export function RestDaysDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('support');
  const locale = matchLocale(i18n.language);
  const queries = useQueryClient();
  const found = useQuery(restDaysQuery);
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const show = (kept: NonNullable<typeof found.data>) => queries.setQueryData(restDaysQuery.queryKey, kept);
  const add = useMutation({
    mutationFn: () => keepRestDay({ day, name: name.trim() }),
    onSuccess: (kept) => {
      show(kept);
      setDay('');
      setName('');
    },
  });
  const remove = useMutation({ mutationFn: dropRestDay, onSuccess: show });
  const items = found.data?.items ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('rest_days.title')}>
      <p>{t('rest_days.hint')}</p>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p>{t('rest_days.none')}</p> : null}
      <ul className={classes.restDays}>
        {items.map((one) => (
          <li key={one.day}>
            <b>{formatDay(one.day, locale, 'short', 0)}</b> {one.name}
            <IconButton label={t('rest_days.remove', { name: one.name })} onClick={() => remove.mutate(one.day)}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <TextInput type="date" label={t('rest_days.day')} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      <TextInput label={t('rest_days.name')} value={name} maxLength={80} onChange={(event) => setName(event.currentTarget.value)} />
      <DialogFoot
        onClose={onClose}
        error={add.error ?? remove.error}
        loading={add.isPending}
        disabled={day === '' || name.trim() === ''}
        onClick={() => add.mutate()}
      >
        {t('rest_days.add')}
      </DialogFoot>
    </Dialog>
  );
}
