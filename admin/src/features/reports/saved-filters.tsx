import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReportKind } from '@vitrine/domain/reports';
import { Button, Dialog, NativeSelect, showToast, TextInput } from '@vitrine/ui';
import { refusalCode, toldBy, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { forgetFilter, keepFilter, savedQuery, type ReportAsk } from './reports-api.ts';
import classes from './reports.module.css';

const sameAsk = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string | undefined>>) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, value]) => other[key] === value);

/** Filters under a name: chosen again with one press, kept and forgotten. */
export function SavedFilters({ kind, ask }: { kind: ReportKind; ask: ReportAsk }) {
  const { t } = useTranslation('reports');
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const { data } = useQuery(savedQuery(kind));
  const items = data?.items ?? [];
  const chosen = items.find(({ filter }) => sameAsk(filter, ask));
  const forget = useMutation({
    mutationFn: forgetFilter,
    onSuccess: () => showToast({ text: t('saved.forgotten') }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedQuery(kind).queryKey }),
  });
  const choose = (id: string) => {
    const filter = items.find((one) => one.id === id)?.filter ?? {};
    void navigate({ to: `/reports/${kind}`, search: () => filter, replace: true });
  };
  return (
    <div className={classes.saved}>
      {items.length === 0 ? null : (
        <NativeSelect
          label={t('saved.label')}
          value={chosen?.id ?? ''}
          data={[{ value: '', label: t('saved.none') }, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {chosen ? (
        <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate(chosen.id)}>
          {t('saved.forget')}
        </Button>
      ) : (
        <Button variant="default" disabled={Object.keys(ask).length === 0} onClick={() => setNaming(true)}>
          {t('saved.keep')}
        </Button>
      )}
      <Dialog isOpen={isNaming} onClose={() => setNaming(false)} title={t('saved.keep')}>
        <NameIt kind={kind} ask={ask} onDone={() => setNaming(false)} />
      </Dialog>
    </div>
  );
}

function NameIt({ kind, ask, onDone }: { kind: ReportKind; ask: ReportAsk; onDone: () => void }) {
  const { t } = useTranslation('reports');
  const { atField } = useMessages();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const keep = useMutation({
    mutationFn: () => keepFilter(kind, ask, name),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: savedQuery(kind).queryKey });
      showToast({ text: t('saved.kept') });
      onDone();
    },
  });
  const code = keep.isError ? toldBy(keep.error).fields['name'] : undefined;
  return (
    <form
      noValidate
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      <TextInput
        label={t('saved.name')}
        value={name}
        maxLength={80}
        error={code === undefined ? undefined : atField(code)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DialogFoot onClose={onDone} type="submit" loading={keep.isPending} error={code === undefined ? keep.error : null}>
        {t('saved.keep')}
      </DialogFoot>
    </form>
  );
}
