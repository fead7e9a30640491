import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageForm, type MessageDetail } from '@vitrine/contract/messages';
import { messagePlaceKeys } from '@vitrine/domain/messages';
import { ConsolePanes } from '@vitrine/ui';
import { FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale, type Locale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, Languages, TextField } from '../../shared/fields/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { listsQuery, messageQuery, writeMessage } from './api.ts';
import { MessageHeader } from './message-header.tsx';
import { MessagePreview } from './message-preview.tsx';
import { messages } from './messages.tsx';

/** The words of a draft in each language, where it leads, and to whom it goes; what is typed is seen beside it as a member will see it. */
export function MessageEditor({ detail }: { detail: MessageDetail }) {
  const { t, i18n } = useTranslation('messages');
  const queries = useQueryClient();
  const form = useZodForm(MessageForm, detail.message);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [title, body, place, groupIds] = useWatch({ control: form.control, name: ['title', 'body', 'place', 'groupIds'] });
  const [written, setWritten] = useState<Locale>(() => matchLocale(i18n.language));
  const [isPreviewOpen, showPreview] = useState(false);
  const { data: lists } = useQuery(listsQuery);
  const messageId = detail.id;
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: detail.message,
    version: detail.version,
    send: (_, version, changed) => writeMessage({ messageId, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...messageQuery(messageId), staleTime: 0 });
      return { values: there.message, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(messageQuery(messageId).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(messages) });
      form.reset(kept.message);
    },
    outer: 'message',
  });
  const places = messagePlaceKeys.map((value) => ({ value, label: t(`place.${value}`) }));
  const groups = (lists?.groups_user ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ConsolePanes
      inspectorWidth={400}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={<MessageHeader detail={detail} isDirty={isDirty} onPreview={() => showPreview(true)} />}
      detail={
        <form className={writing.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('details')}>
          <Languages texts={[title, body]} onWritten={setWritten}>
            <div className={writing.stack}>
              <TextField form={form} name="title" label={t('list.field.title')} limit={120} />
              <TextField form={form} name="body" label={t('field.body')} hint={t('hint.body')} limit={4_000} rows={8} />
            </div>
          </Languages>
          <ChoiceField form={form} name="place" label={t('field.place')} hint={t('hint.place')} none={t('no_place')} choices={places} />
          <ChoicesField
            form={form}
            name="groupIds"
            label={t('field.groupIds')}
            hint={t(groupIds.length === 0 ? 'hint.everybody' : 'hint.groups')}
            choices={groups}
          />
          <FormRefusal form={form} />
          <SaveBar form={form} isSaved={isSaved} />
          <DirtyGuard isDirty={isDirty && !isSubmitting} />
          <VersionConflict conflict={conflict} nameOf={(field) => t(`compare.${field}`, { defaultValue: t('details') })} />
        </form>
      }
      inspector={<MessagePreview message={{ title, body, place }} locale={written} />}
    />
  );
}
