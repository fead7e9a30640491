import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForumWords } from '@vitrine/contract/forum';
import { Button, ConsolePanes, Failed, Loading, PageHeading, showToast, Textarea } from '@vitrine/ui';
import { refusalCode, toldBy, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveWords, wordsQuery } from './api.ts';
import classes from './forum.module.css';
import { ForumTabs } from './forum-tabs.tsx';

/** Words that a client does not want to read: what is written with one waits for a moderator, and is never lost. */
export function WordsScreen() {
  const { t } = useTranslation('forum');
  const found = useQuery(wordsQuery);
  return (
    <ConsolePanes
      header={<ForumTabs />}
      detail={
        <div className={classes.stack}>
          <PageHeading title={t('words.title')} hint={t('words.hint')} />
          {found.isPending ? <Loading shape="form" rows={4} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data ? <WordList key={found.data.version} kept={found.data} /> : null}
        </div>
      }
    />
  );
}

function WordList({ kept }: { kept: ForumWords }) {
  const { t } = useTranslation('forum');
  const { atForm, atField } = useMessages();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(kept.words.join('\n'));
  const words = typed.split('\n').filter((word) => word.trim() !== '');
  const save = useMutation({
    mutationFn: () => saveWords({ version: kept.version, words }),
    onSuccess: (answered) => {
      queries.setQueryData(wordsQuery.queryKey, answered);
      showToast({ text: t('words.saved') });
    },
  });
  const told = save.isError ? toldBy(save.error) : undefined;
  const [field] = Object.values(told?.fields ?? {});
  return (
    <form
      noValidate
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Textarea
        label={t('words.field')}
        description={t('words.field_hint')}
        rows={10}
        value={typed}
        readOnly={!kept.can.save}
        error={field === undefined ? undefined : atField(field)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {told && field === undefined ? <p role="alert">{atForm(refusalCode(save.error))}</p> : null}
      {kept.can.save ? (
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('words.save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
