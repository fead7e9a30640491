import { joinNext, giveBack, partsOf, takeOut, wordsIn } from '@vitrine/domain/games';
import type { Text } from '@vitrine/domain/kernel';
import { Button, Textarea } from '@vitrine/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/index.ts';
import { useWritten } from '../../../shared/fields/index.ts';
import { IconArrowBackUp } from '../../../shared/icons.ts';
import { asWritten, fromWritten, gapLetters, idForWord, suggestedWords } from './gapped-words.ts';
import classes from './gapped.module.css';

type GappedTextFieldProps = {
  label: string;
  value: Text;
  /** In the order of their letters, each with the word that it took out of this language. */
  gaps: readonly { id: string; word: string }[];
  most: number;
  error?: string | undefined;
  isDisabled: boolean;
  'data-at'?: string;
  onChange: (text: Text) => void;
  /** A word was taken out, or a gap holds another now. */
  onTake: (id: string, word: string, text: Text) => void;
  onGiveBack: (id: string, text: Text) => void;
  /** What belongs to the gap that is open. */
  children: (id: string) => ReactNode;
};

/** A text that is pasted and becomes words: a tap takes one out, a tap on its letter opens what belongs to it. */
export function GappedTextField({
  label,
  value,
  gaps,
  most,
  error,
  isDisabled,
  onChange,
  onTake,
  onGiveBack,
  children,
  'data-at': at,
}: GappedTextFieldProps) {
  const { t } = useTranslation('catalog/games');
  const locale = useWritten();
  const text = value[locale] ?? '';
  const [openId, open] = useState<string | null>(null);
  const [written, write] = useState<string | null>(null);
  const [isSuggesting, suggest] = useState(false);
  const ids = gaps.map(({ id }) => id);
  const wordOf = (id: string) => gaps.find((gap) => gap.id === id)?.word ?? '';
  const draft = written ?? (text === '' ? '' : null);
  const suggested = isSuggesting ? suggestedWords(text) : new Set<string>();
  const changed = (next: string): Text => ({ ...value, [locale]: next });
  const isOpen = openId !== null && partsOf(text).some((part) => part.kind === 'gap' && part.id === openId);
  const next = openId === null ? null : joinNext(text, openId);
  if (draft !== null)
    return (
      <section className={classes.gapped} aria-label={label} data-at={at}>
        <Textarea
          label={t('gapped.paste')}
          description={text === '' ? undefined : t('gapped.change_hint')}
          rows={4}
          value={draft}
          error={error}
          disabled={isDisabled}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Button
          variant="light"
          disabled={draft.trim() === '' || isDisabled}
          onClick={() => {
            onChange(changed(fromWritten(draft.trim(), ids)));
            write(null);
          }}
        >
          {t('gapped.use')}
        </Button>
      </section>
    );
  return (
    <section className={classes.gapped} aria-label={label} data-at={at}>
      <div className={classes.head}>
        <b>{label}</b>
        {isDisabled ? null : (
          <span>
            <Button variant="subtle" size="sm" onClick={() => suggest(!isSuggesting)}>
              {t('gapped.suggest')}
            </Button>
            <Button variant="subtle" size="sm" onClick={() => write(asWritten(text, ids))}>
              {t('gapped.change')}
            </Button>
          </span>
        )}
      </div>
      <div className={classes.words}>
        {[...partsOf(text).entries()].map(([place, part]) =>
          part.kind === 'gap' ? (
            <button
              key={part.id}
              type="button"
              className={classes.chip}
              aria-pressed={openId === part.id}
              aria-label={t('gapped.gap', { letter: gapLetters[ids.indexOf(part.id)] ?? '', word: wordOf(part.id) })}
              onClick={() => open(openId === part.id ? null : part.id)}
            >
              <span aria-hidden>{gapLetters[ids.indexOf(part.id)]}</span>
              {wordOf(part.id)}
            </button>
          ) : (
            <span key={`text${place}`}>{wordsOf(part.text, place)}</span>
          ),
        )}
      </div>
      {gaps.length >= most ? <p className={classes.hint}>{t('gapped.most', { count: most })}</p> : null}
      {error ? <p role="alert">{error}</p> : null}
      {openId !== null && isOpen ? (
        <div
          className={classes.panel}
          role="group"
          aria-label={t('gapped.gap', { letter: gapLetters[ids.indexOf(openId)] ?? '', word: wordOf(openId) })}
        >
          <div className={classes.head}>
            <b>{wordOf(openId)}</b>
            {isDisabled ? null : (
              <span>
                {next ? (
                  <Button variant="subtle" size="sm" onClick={() => onTake(openId, `${wordOf(openId)}${next.joined}`, changed(next.text))}>
                    {t('gapped.join')}
                  </Button>
                ) : null}
                <Button
                  variant="subtle"
                  size="sm"
                  leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
                  onClick={() => {
                    open(null);
                    onGiveBack(openId, changed(giveBack(text, openId, wordOf(openId))));
                  }}
                >
                  {t('gapped.back')}
                </Button>
              </span>
            )}
          </div>
          {children(openId)}
        </div>
      ) : null}
    </section>
  );

  /** The words of a stretch of text as buttons, and what stands between them. */
  function wordsOf(stretch: string, part: number) {
    let at = 0;
    const shown: ReactNode[] = [];
    for (const { word, from, to } of wordsIn(stretch)) {
      shown.push(stretch.slice(at, from));
      at = to;
      shown.push(
        <button
          key={`${from}`}
          type="button"
          className={classes.word}
          data-suggested={suggested.has(word) || undefined}
          disabled={isDisabled}
          aria-label={t('gapped.take', { word })}
          onClick={() => {
            const id = idForWord(text, ids, newId);
            if (gaps.length >= most && !ids.includes(id)) return;
            open(id);
            onTake(id, word, changed(takeOut(text, { part, from, to, id })));
          }}
        >
          {word}
        </button>,
      );
    }
    shown.push(stretch.slice(at));
    return shown;
  }
}
