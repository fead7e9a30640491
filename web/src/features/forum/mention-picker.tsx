import { useQuery } from '@tanstack/react-query';
import { Button, Failed, Loading } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../shared/search-box.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import { mentionableQuery } from './api.ts';
import type { Mentioned } from './calls.ts';
import classes from './forum.module.css';

/** People who wrote on the board, to be named in a text: they are told of it. */
export function MentionPicker({ boardId, onPick }: { boardId: string; onPick: (person: Mentioned) => void }) {
  const { t } = useTranslation('forum');
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...mentionableQuery(boardId, useSettled(typed)), placeholderData: (before) => before });
  return (
    <div className={classes.acts}>
      <SearchBox label={t('mention.search')} clearLabel={t('clear')} value={typed} onType={setTyped} />
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.data?.items.length === 0 ? <p className={classes.quiet}>{t('mention.none')}</p> : null}
      {(found.data?.items ?? []).map((person) => (
        <Button key={person.id} variant="default" fullWidth onClick={() => onPick(person)}>
          {person.name}
        </Button>
      ))}
    </div>
  );
}
