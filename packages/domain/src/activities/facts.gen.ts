/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { KindFacts } from './kind.ts';
import { audio } from './audio/facts.ts';
import { blockGeneralTest } from './block-general-test/facts.ts';
import { blockTest } from './block-test/facts.ts';
import { conventionalTest } from './conventional-test/facts.ts';
import { dragAndDrop } from './drag-and-drop/facts.ts';
import { dragTheWords } from './drag-the-words/facts.ts';
import { enigma } from './enigma/facts.ts';
import { evaluatedQuiz } from './evaluated-quiz/facts.ts';
import { fillInTheBlanks } from './fill-in-the-blanks/facts.ts';
import { findThePairs } from './find-the-pairs/facts.ts';
import { flash } from './flash/facts.ts';
import { flashcards } from './flashcards/facts.ts';
import { html } from './html/facts.ts';
import { linkedinSlidshare } from './linkedin-slidshare/facts.ts';
import { liveClass } from './live-class/facts.ts';
import { pdf } from './pdf/facts.ts';
import { ppt } from './ppt/facts.ts';
import { presentialEvent } from './presential-event/facts.ts';
import { restartGeneralTest } from './restart-general-test/facts.ts';
import { restartTest } from './restart-test/facts.ts';
import { scorm } from './scorm/facts.ts';
import { scormCloud } from './scorm-cloud/facts.ts';
import { thisOrThat } from './this-or-that/facts.ts';
import { trueOrFalse } from './true-or-false/facts.ts';
import { unevaluatedQuiz } from './unevaluated-quiz/facts.ts';
import { video } from './video/facts.ts';
import { vimeo } from './vimeo/facts.ts';
import { webinar } from './webinar/facts.ts';
import { wowza } from './wowza/facts.ts';
import { youtube } from './youtube/facts.ts';

/** Activity kinds that are built (law 10). */
export const activityKinds = ['audio', 'block_general_test', 'block_test', 'conventional_test', 'drag_and_drop', 'drag_the_words', 'enigma', 'evaluated_quiz', 'fill_in_the_blanks', 'find_the_pairs', 'flash', 'flashcards', 'html', 'linkedin_slidshare', 'live_class', 'pdf', 'ppt', 'presential_event', 'restart_general_test', 'restart_test', 'scorm', 'scorm_cloud', 'this_or_that', 'true_or_false', 'unevaluated_quiz', 'video', 'vimeo', 'webinar', 'wowza', 'youtube'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What every floor may ask about a kind. */
export const kindFacts: Record<ActivityKind, KindFacts> = {
  audio,
  block_general_test: blockGeneralTest,
  block_test: blockTest,
  conventional_test: conventionalTest,
  drag_and_drop: dragAndDrop,
  drag_the_words: dragTheWords,
  enigma,
  evaluated_quiz: evaluatedQuiz,
  fill_in_the_blanks: fillInTheBlanks,
  find_the_pairs: findThePairs,
  flash,
  flashcards,
  html,
  linkedin_slidshare: linkedinSlidshare,
  live_class: liveClass,
  pdf,
  ppt,
  presential_event: presentialEvent,
  restart_general_test: restartGeneralTest,
  restart_test: restartTest,
  scorm,
  scorm_cloud: scormCloud,
  this_or_that: thisOrThat,
  true_or_false: trueOrFalse,
  unevaluated_quiz: unevaluatedQuiz,
  video,
  vimeo,
  webinar,
  wowza,
  youtube,
};
