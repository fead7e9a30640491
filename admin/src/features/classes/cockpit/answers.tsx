import type { ClassWatch, TalliedQuestion } from '@vitrine/contract/classes';
import { Button } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBulb, IconCircleCheck } from '../../../shared/icons.ts';
import { queueClasses, useKeys } from '../../../shared/queue/index.ts';
import answers from './answers.module.css';
import styles from './cockpit.module.css';

/** The answers to a test as they come: one question at a time, and how each of them goes. Nobody is named. */
export function Answers({ watch: { activityId, questions }, onClose }: { watch: ClassWatch; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const [place, setPlace] = useState(0);
  const [hidesRight, setHidesRight] = useState(false);
  const at = Math.min(place, Math.max(0, questions.length - 1));
  const question = questions[at];
  const walk = (by: number) => () => setPlace(Math.min(Math.max(0, at + by), questions.length - 1));
  useKeys({ j: walk(1), k: walk(-1) });
  return (
    <div className={queueClasses['inspector']}>
      <div className={queueClasses['body']}>
        <div className={styles.heading}>
          <h2>{t('cockpit.answers')}</h2>
          <span className={styles.narrow}>
            <Button variant="subtle" onClick={onClose}>
              {t('cockpit.stages')}
            </Button>
          </span>
        </div>
        {question ? (
          <>
            <Tallied question={question} at={at + 1} of={questions.length} hidesRight={hidesRight} />
            <SoFar questions={questions} at={at} hidesRight={hidesRight} onChoose={setPlace} />
          </>
        ) : (
          <p className={styles.none}>{t(activityId === null ? 'cockpit.nothing_open' : 'cockpit.no_questions')}</p>
        )}
      </div>
      {question ? (
        <div className={queueClasses['decide']}>
          <div className={queueClasses['acts']}>
            <Button variant="default" aria-pressed={hidesRight} onClick={() => setHidesRight(!hidesRight)}>
              {t('cockpit.hide_right')}
            </Button>
            {questions.length > 1 ? (
              <Button variant="default" disabled={at === questions.length - 1} onClick={walk(1)}>
                {t('cockpit.next_question')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

type TalliedProps = { question: TalliedQuestion; at: number; of: number; hidesRight: boolean };

function Tallied({ question: { prompt, answered, right, options }, at, of, hidesRight }: TalliedProps) {
  const { t } = useTranslation('classes');
  const astray = hidesRight ? undefined : mostWrong(options, answered);
  return (
    <section aria-label={prompt}>
      <div className={answers.place}>
        <p role="status">{t('cockpit.place', { at, of, count: answered })}</p>
        <span className={answers.keys} aria-hidden>
          <kbd>K</kbd> <kbd>J</kbd>
        </span>
      </div>
      <h3 className={answers.prompt}>{prompt}</h3>
      {options.length > 0 ? (
        <ol className={answers.options}>
          {options.map(({ id, text, isRight, count }, index) => (
            <li key={id} data-right={(isRight && !hidesRight) || undefined}>
              <span className={answers.letter} aria-hidden>
                {String.fromCodePoint(65 + index)}
              </span>
              <span className={answers.option}>
                {text}
                {isRight && !hidesRight ? (
                  <>
                    <IconCircleCheck size={18} stroke={1.75} aria-hidden />
                    <span className="visually-hidden">{t('cockpit.is_right')}</span>
                  </>
                ) : null}
              </span>
              <b>{count}</b>
              <span className={answers.share} aria-hidden>
                <span style={{ width: `${answered === 0 ? 0 : (count / answered) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{right === null ? t('cockpit.in_words') : t('cockpit.right_ones', { count: right })}</p>
      )}
      {astray ? (
        <p className={answers.tip}>
          <IconBulb size={20} stroke={1.75} aria-hidden />
          {t('cockpit.astray', { count: astray.count, text: astray.text })}
        </p>
      ) : null}
    </section>
  );
}

type SoFarProps = { questions: readonly TalliedQuestion[]; at: number; hidesRight: boolean; onChoose: (place: number) => void };

function SoFar({ questions, at, hidesRight, onChoose }: SoFarProps) {
  const { t, i18n } = useTranslation('classes');
  const locale = matchLocale(i18n.language);
  return (
    <section aria-labelledby="so-far">
      <h3 id="so-far" className={answers.part}>
        {t(hidesRight ? 'cockpit.answered_so_far' : 'cockpit.right_so_far')}
      </h3>
      <ol className={answers.soFar}>
        {questions.map(({ id, prompt, asked, answered, right }, index) => {
          const [part, whole] = hidesRight ? [answered, asked] : [right, answered];
          const share = part === null || whole === 0 ? null : part / whole;
          return (
            <li key={id}>
              <button type="button" aria-current={index === at || undefined} onClick={() => onChoose(index)}>
                <span>{index + 1}</span>
                <span className={answers.short}>{prompt}</span>
                <span className={answers.share} data-right={!hidesRight || undefined} aria-hidden>
                  <span style={{ width: `${(share ?? 0) * 100}%` }} />
                </span>
                <b>{share === null ? '–' : `${formatNumber(Math.round(share * 100), locale)}%`}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The wrong part that drew a fifth of the answers or more: what to talk about before one goes on. */
function mostWrong(options: TalliedQuestion['options'], answered: number) {
  if (!options.some(({ isRight }) => isRight)) return undefined;
  const [most] = options.filter(({ isRight }) => !isRight).toSorted((a, b) => b.count - a.count);
  return most && most.count > 1 && most.count * 5 >= answered ? most : undefined;
}
