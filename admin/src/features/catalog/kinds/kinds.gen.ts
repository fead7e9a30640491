/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { audio } from './audio/index.ts';
import { blockGeneralTest } from './block-general-test/index.ts';
import { blockTest } from './block-test/index.ts';
import { conventionalTest } from './conventional-test/index.ts';
import { dragAndDrop } from './drag-and-drop/index.ts';
import { dragTheWords } from './drag-the-words/index.ts';
import { enigma } from './enigma/index.ts';
import { evaluatedQuiz } from './evaluated-quiz/index.ts';
import { fillInTheBlanks } from './fill-in-the-blanks/index.ts';
import { findThePairs } from './find-the-pairs/index.ts';
import { flash } from './flash/index.ts';
import { flashcards } from './flashcards/index.ts';
import { html } from './html/index.ts';
import { linkedinSlidshare } from './linkedin-slidshare/index.ts';
import { liveClass } from './live-class/index.ts';
import { pdf } from './pdf/index.ts';
import { ppt } from './ppt/index.ts';
import { presentialEvent } from './presential-event/index.ts';
import { restartGeneralTest } from './restart-general-test/index.ts';
import { restartTest } from './restart-test/index.ts';
import { scorm } from './scorm/index.ts';
import { scormCloud } from './scorm-cloud/index.ts';
import { thisOrThat } from './this-or-that/index.ts';
import { trueOrFalse } from './true-or-false/index.ts';
import { unevaluatedQuiz } from './unevaluated-quiz/index.ts';
import { video } from './video/index.ts';
import { vimeo } from './vimeo/index.ts';
import { webinar } from './webinar/index.ts';
import { wowza } from './wowza/index.ts';
import { youtube } from './youtube/index.ts';
import type { KindOnScreen } from './kind-on-screen.ts';

/** How each kind is written; its heavy parts come when they are opened. */
export const kinds: { [K in ActivityKind]: KindOnScreen<K> } = {
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
