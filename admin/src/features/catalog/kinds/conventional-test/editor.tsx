import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { QuestionDraft } from '@vitrine/contract/assessment';
import { questionKinds, type QuestionKind, type TestKind } from '@vitrine/domain/assessment';
import { Button, Menu } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { IconPlus } from '../../../../shared/icons.ts';
import { copyOf, moved, newQuestion, useQuestionWords } from '../../questions/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { Pools } from './pools.tsx';
import { QuestionCard } from './question-card.tsx';
import { RulesFields } from './rules-fields.tsx';

/** Rules and questions; one question is open at a time, the others show what they ask and what they lack. */
export function TestEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<TestKind>>) {
  const words = useQuestionWords();
  const { t } = useTranslation(['catalog/kinds/conventional-test', 'catalog']);
  const { rules, questions } = value.test;
  const [openId, open] = useState<string | undefined>();
  const setQuestions = (next: QuestionDraft[]) => onChange((before) => ({ ...before, test: { ...before.test, questions: next } }));
  const add = (kind: QuestionKind) => {
    const question = newQuestion(kind, newId);
    setQuestions([...questions, question]);
    open(question.id);
  };
  const duplicate = (place: number, question: QuestionDraft) => {
    const copy = copyOf(question, newId);
    setQuestions(questions.toSpliced(place + 1, 0, copy));
    open(copy.id);
  };
  return (
    <>
      <section className={classes.section} aria-label={t('rules')}>
        <h3>{t('rules')}</h3>
        <RulesFields
          rules={rules}
          onChange={(next) => onChange((before) => ({ ...before, test: { ...before.test, rules: next } }))}
          errorAt={errorAt}
          isDisabled={isDisabled}
        />
      </section>
      <section className={classes.section} aria-label={t('questions')}>
        <h3>
          {t('questions')} <span className={classes.hint}>{questions.length}</span>
        </h3>
        {questions.length === 0 ? <p className={classes.hint}>{t('none_yet')}</p> : null}
        <ol className={classes.questions}>
          {questions.map((question, place) => (
            <QuestionCard
              key={question.id}
              question={question}
              place={place}
              count={questions.length}
              isOpen={openId === question.id}
              isDisabled={isDisabled}
              errorAt={(path) => errorAt(`test.questions.${place}.${path}`)}
              onToggle={() => open(openId === question.id ? undefined : question.id)}
              onChange={(next) => setQuestions(questions.with(place, next))}
              onMove={(by) => setQuestions(moved(questions, place, by))}
              onDuplicate={() => duplicate(place, question)}
              onRemove={() => setQuestions(questions.toSpliced(place, 1))}
            />
          ))}
        </ol>
        {isDisabled ? null : (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
                {t('add_question')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {questionKinds.map((kind) => (
                <Menu.Item key={kind} onClick={() => add(kind)}>
                  {words.kind(kind)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </section>
      <Pools
        pools={value.test.pools}
        onChange={(pools) => onChange((before) => ({ ...before, test: { ...before.test, pools } }))}
        isDisabled={isDisabled}
      />
    </>
  );
}
