import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { MessageDetail } from '@vitrine/contract/messages';
import { ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageQuery } from './api.ts';
import { FixedMessage } from './fixed-message.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessageHeader } from './message-header.tsx';
import { MessagePreview } from './message-preview.tsx';

/** One message: written while it is a draft, with the reader's view beside it; then what went to whom, and who read it (NOT-01). */
export function MessageScreen() {
  const { messageId = '' } = useParams({ strict: false });
  const found = useQuery(messageQuery(messageId));
  if (found.isPending) return <Loading shape="form" rows={6} />;
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { data } = found;
  return data.can.save ? <MessageEditor key={messageId} detail={data} /> : <Fixed key={messageId} detail={data} />;
}

/** Where nothing can be written, nothing is drawn as a form. */
function Fixed({ detail }: { detail: MessageDetail }) {
  const { i18n } = useTranslation('messages');
  const [isPreviewOpen, showPreview] = useState(false);
  return (
    <ConsolePanes
      inspectorWidth={400}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={<MessageHeader detail={detail} isDirty={false} onPreview={() => showPreview(true)} />}
      detail={<FixedMessage detail={detail} />}
      inspector={<MessagePreview message={detail.message} locale={matchLocale(i18n.language)} />}
    />
  );
}
