import { Button, IconButton } from '@vitrine/ui';
import { toldBy } from '@vitrine/ui/forms';
import { formatBytes } from '@vitrine/ui/words';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/ids.ts';
import { pictureOf } from '../../../shared/device/picture.ts';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { IconFileText, IconPaperclip, IconPhoto, IconX } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { calling } from '../../../shared/connection.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './help.module.css';
import { MessageField } from './message-field.tsx';
import type { DraftFile } from './draft.ts';
import type { OpenDraft } from './use-draft.ts';

const sendPicture = calling(async () => (await import('../../../shared/send-picture.ts')).sendPicture);

const mostFiles = 3;
const mostBytes = 10 * 1_048_576;
/** What the person can mend; anything else is told as a failure to send. */
const mendable = new Set([
  'support_closed',
  'ticket_over',
  'too_many_requests',
  'file_type_differs',
  'file_type_refused',
  'file_unreadable',
  'file_too_large',
]);

export type Written = { bornKey: string; subject: string; message: string; fileIds: string[] };
type WriteFormProps = {
  label: string;
  open: OpenDraft;
  hasSubject?: boolean;
  /** Above the button: what is promised. */
  promise?: ReactNode;
  send: (written: Written) => Promise<unknown>;
};

/** A message with up to three files. A failure says so, and text and files stay: they lie on the device. */
export function WriteForm({ label, open, hasSubject = false, promise, send }: WriteFormProps) {
  const { t } = useTranslation('support');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ code: string; fields: Record<string, string> }>();
  const { draft } = open;
  if (!draft) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = {
      ...(hasSubject && draft.subject.trim() === '' ? { subject: 'required' } : {}),
      ...(draft.message.trim() === '' ? { message: 'required' } : {}),
    };
    if (Object.keys(missing).length > 0) return setFault({ code: '', fields: missing });
    setFault(undefined);
    setSending(true);
    deliver(open, send).then(
      () => setSending(false),
      (error: unknown) => {
        const { refusal, fields } = toldBy(error);
        setFault({ code: mendable.has(refusal) || Object.keys(fields).length > 0 ? refusal : 'send_failed', fields });
        setSending(false);
      },
    );
  };
  const atFields = fault?.fields ?? {};
  return (
    <form className={classes.form} onSubmit={submit} aria-label={label} noValidate>
      {hasSubject ? (
        <PlainField
          label={t('write.subject')}
          value={draft.subject}
          maxLength={80}
          error={atFields['subject']}
          onChange={(event) => {
            const subject = event.currentTarget.value;
            void open.change((now) => ({ ...now, subject }));
          }}
        />
      ) : null}
      <MessageField
        label={t('write.message')}
        value={draft.message}
        error={atFields['message']}
        onType={(message) => void open.change((now) => ({ ...now, message }))}
      />
      <Files open={open} fault={atFields['fileIds']} />
      {promise}
      <FieldFault code={fault?.code || undefined} />
      <Button type="submit" loading={isSending}>
        {t('write.send')}
      </Button>
    </form>
  );
}

/** Files first, each remembered once the server has it; then the words. The draft goes when the server said yes. */
async function deliver(open: OpenDraft, send: (written: Written) => Promise<unknown>): Promise<void> {
  for (const { key, picture, upload, fileId } of open.current().files) {
    if (fileId !== undefined) continue;
    const remember = (more: Partial<DraftFile>) =>
      open.change((now) => ({ ...now, files: now.files.map((one) => (one.key === key ? { ...one, ...more } : one)) }));
    const stored = await sendPicture({ picture, purpose: 'attachment', begun: upload, onBegun: (begun) => remember({ upload: begun }) });
    await remember({ fileId: stored.id });
  }
  const { bornKey, subject, message, files } = open.current();
  await send({ bornKey, subject: subject.trim(), message: message.trim(), fileIds: files.flatMap(({ fileId }) => fileId ?? []) });
  await open.clear();
}

function Files({ open, fault }: { open: OpenDraft; fault: string | undefined }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [refused, setRefused] = useState<string>();
  const files = open.draft?.files ?? [];
  const add = async (chosen: File[]) => {
    setRefused(undefined);
    for (const file of chosen) {
      if (open.current().files.length >= mostFiles) return setRefused('too_many_files');
      if (!file.type.startsWith('image/') && file.type !== 'application/pdf') return setRefused('file_type_refused');
      const picture = await pictureOf(file, file.name);
      if (picture.bytes.byteLength > mostBytes) return setRefused('file_too_large');
      await open.change((now) => ({ ...now, files: [...now.files, { key: newId(), picture }] }));
    }
  };
  return (
    <div className={classes.files}>
      {files.length > 0 ? (
        <ul>
          {files.map(({ key, picture }) => (
            <li key={key}>
              {picture.type.startsWith('image/') ? (
                <IconPhoto size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconFileText size={20} stroke={1.75} aria-hidden />
              )}
              <span>{picture.name}</span>
              <small>{formatBytes(picture.bytes.byteLength, locale)}</small>
              <IconButton
                label={t('write.remove', { name: picture.name })}
                onClick={() => void open.change((now) => ({ ...now, files: now.files.filter((one) => one.key !== key) }))}
              >
                <IconX size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,application/pdf"
        aria-label={t('write.attach')}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          Object.assign(event.currentTarget, { value: '' }); // the same file may be chosen again
          add(chosen).catch(() => setRefused('file_unreadable'));
        }}
      />
      {files.length < mostFiles ? (
        <Button
          variant="default"
          size="sm"
          aria-describedby={hint}
          leftSection={<IconPaperclip size={20} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('write.attach')}
        </Button>
      ) : null}
      <p id={hint}>{t('write.files_hint')}</p>
      <FieldFault code={refused ?? fault} />
    </div>
  );
}
