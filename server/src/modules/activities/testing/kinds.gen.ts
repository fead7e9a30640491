/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { audio } from '../audio/testing.ts';
import { blockGeneralTest } from '../block-general-test/testing.ts';
import { blockTest } from '../block-test/testing.ts';
import { conventionalTest } from '../conventional-test/testing.ts';
import { dragAndDrop } from '../drag-and-drop/testing.ts';
import { dragTheWords } from '../drag-the-words/testing.ts';
import { enigma } from '../enigma/testing.ts';
import { evaluatedQuiz } from '../evaluated-quiz/testing.ts';
import { fillInTheBlanks } from '../fill-in-the-blanks/testing.ts';
import { findThePairs } from '../find-the-pairs/testing.ts';
import { flash } from '../flash/testing.ts';
import { flashcards } from '../flashcards/testing.ts';
import { html } from '../html/testing.ts';
import { linkedinSlidshare } from '../linkedin-slidshare/testing.ts';
import { liveClass } from '../live-class/testing.ts';
import { pdf } from '../pdf/testing.ts';
import { ppt } from '../ppt/testing.ts';
import { presentialEvent } from '../presential-event/testing.ts';
import { restartGeneralTest } from '../restart-general-test/testing.ts';
import { restartTest } from '../restart-test/testing.ts';
import { scorm } from '../scorm/testing.ts';
import { scormCloud } from '../scorm-cloud/testing.ts';
import { thisOrThat } from '../this-or-that/testing.ts';
import { trueOrFalse } from '../true-or-false/testing.ts';
import { unevaluatedQuiz } from '../unevaluated-quiz/testing.ts';
import { video } from '../video/testing.ts';
import { vimeo } from '../vimeo/testing.ts';
import { webinar } from '../webinar/testing.ts';
import { wowza } from '../wowza/testing.ts';
import { youtube } from '../youtube/testing.ts';
import type { KindBuilder } from './kind-builder.ts';

/** What tests and the demo write of each kind. */
export const builders: { [K in ActivityKind]: KindBuilder<K> } = {
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
