import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ActivityInDraft, CourseDraft } from '@vitrine/contract/catalog';
import { languages as known, locales, textIn, type Locale } from '@vitrine/domain/kernel';
import { Button, ConsolePanes, Empty, Failed, Loading, NativeSelect, NotFound, PageHeading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirtyGuard } from '../../../shared/resource/index.ts';
import { draftQuery } from '../api.ts';
import { questionsOf } from './questions-of.ts';
import { countMissing, textsOf } from './question-texts.ts';
import classes from './translate.module.css';
import { TranslateQuestion } from './translate-question.tsx';

/** A test in two languages at once, question beside question (ADM-06). */
export function TranslateScreen() {
  const { courseId = '', activityId = '' } = useParams({ strict: false });
  const draft = useQuery(draftQuery(courseId));
  if (draft.isPending) return <Loading shape="form" rows={6} />;
  if (draft.isError) return <Failed error={draft.error} onRetry={() => void draft.refetch()} />;
  const activity = draft.data.activities.find(({ id }) => id === activityId);
  return activity ? <Translating draft={draft.data} activity={activity} /> : <NotFound homeHref={`/courses/${courseId}`} />;
}

function Translating({ draft, activity }: { draft: CourseDraft; activity: ActivityInDraft }) {
  const { t, i18n } = useTranslation('catalog');
  const questions = questionsOf(activity);
  const missingIn = (from: Locale, to: Locale) =>
    questions.reduce((sum, question) => sum + countMissing(textsOf(question), { from, to }), 0);
  const [from, setFrom] = useState<Locale>(() => matchLocale(i18n.language));
  const [to, setTo] = useState<Locale>(() => mostMissing(from, (locale) => missingIn(from, locale)));
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<Element | null>(null);
  const tellDirty = useCallback((id: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(id) === isDirty) return before;
      return new Set(isDirty ? [...before, id] : [...before].filter((one) => one !== id));
    });
  }, []);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && list.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const missing = missingIn(from, to);
  const options = known.map(({ locale, name }) => ({ value: locale, label: name }));
  const goToNext = () => {
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('[data-missing] textarea, [data-missing] input') ?? [])];
    const behind = fields.find((field) => last.current && follows(last.current, field));
    (behind ?? fields[0])?.focus();
  };
  const title = textIn(activity.title, matchLocale(i18n.language)) || t('untitled');
  return (
    <ConsolePanes
      detail={
        <div className={classes.page}>
          <PageHeading title={t('translate.title', { title })} backHref={`/courses/${draft.id}?at=${activity.id}`} />
          {questions.length === 0 ? (
            <Empty title={t('translate.empty.title')} hint={t('translate.empty.hint')} />
          ) : (
            <>
              <div className={classes.bar}>
                <NativeSelect
                  label={t('translate.from')}
                  value={from}
                  data={options}
                  onChange={(event) => {
                    const next = matchLocale(event.currentTarget.value);
                    setFrom(next);
                    if (next === to) setTo(from);
                  }}
                />
                <NativeSelect
                  label={t('translate.to')}
                  value={to}
                  data={options.filter(({ value }) => value !== from)}
                  onChange={(event) => setTo(matchLocale(event.currentTarget.value))}
                />
                <p role="status">{missing > 0 ? t('translate.missing', { count: missing }) : t('translate.all_done')}</p>
                <Button variant="default" onClick={goToNext} disabled={missing === 0 && dirty.size === 0}>
                  {t('translate.next')}
                </Button>
              </div>
              <ol ref={list} className={classes.list}>
                {questions.map((question, place) => (
                  <li key={question.id}>
                    <TranslateQuestion
                      draft={draft}
                      activity={activity}
                      question={question}
                      place={place}
                      languages={{ from, to }}
                      onDirty={tellDirty}
                    />
                  </li>
                ))}
              </ol>
            </>
          )}
          <DirtyGuard isDirty={dirty.size > 0} />
        </div>
      }
    />
  );
}

/** The language with the most to do. */
function mostMissing(from: Locale, missingIn: (locale: Locale) => number): Locale {
  const others = locales.filter((locale) => locale !== from);
  return others.toSorted((one, other) => missingIn(other) - missingIn(one))[0] ?? from;
}

const follows = (one: Element, other: Element) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
