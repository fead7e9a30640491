/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import { z } from 'zod';
import { Draft as AudioDraft, View as AudioView } from './audio/shapes.ts';
import { Draft as BlockGeneralTestDraft, View as BlockGeneralTestView } from './block-general-test/shapes.ts';
import { Draft as BlockTestDraft, View as BlockTestView } from './block-test/shapes.ts';
import { Draft as ConventionalTestDraft, View as ConventionalTestView } from './conventional-test/shapes.ts';
import { Draft as DragAndDropDraft, View as DragAndDropView } from './drag-and-drop/shapes.ts';
import { Draft as DragTheWordsDraft, View as DragTheWordsView } from './drag-the-words/shapes.ts';
import { Draft as EnigmaDraft, View as EnigmaView } from './enigma/shapes.ts';
import { Draft as EvaluatedQuizDraft, View as EvaluatedQuizView } from './evaluated-quiz/shapes.ts';
import { Draft as FillInTheBlanksDraft, View as FillInTheBlanksView } from './fill-in-the-blanks/shapes.ts';
import { Draft as FindThePairsDraft, View as FindThePairsView } from './find-the-pairs/shapes.ts';
import { Draft as FlashDraft, View as FlashView } from './flash/shapes.ts';
import { Draft as FlashcardsDraft, View as FlashcardsView } from './flashcards/shapes.ts';
import { Draft as HtmlDraft, Seen as HtmlSeen, View as HtmlView } from './html/shapes.ts';
import { Draft as LinkedinSlidshareDraft, View as LinkedinSlidshareView } from './linkedin-slidshare/shapes.ts';
import { Draft as LiveClassDraft, View as LiveClassView } from './live-class/shapes.ts';
import { Draft as PdfDraft, Seen as PdfSeen, View as PdfView } from './pdf/shapes.ts';
import { Draft as PptDraft, View as PptView } from './ppt/shapes.ts';
import { Draft as PresentialEventDraft, View as PresentialEventView } from './presential-event/shapes.ts';
import { Draft as RestartGeneralTestDraft, View as RestartGeneralTestView } from './restart-general-test/shapes.ts';
import { Draft as RestartTestDraft, View as RestartTestView } from './restart-test/shapes.ts';
import { Draft as ScormDraft, Seen as ScormSeen, View as ScormView } from './scorm/shapes.ts';
import { Draft as ScormCloudDraft, View as ScormCloudView } from './scorm-cloud/shapes.ts';
import { Draft as ThisOrThatDraft, View as ThisOrThatView } from './this-or-that/shapes.ts';
import { Draft as TrueOrFalseDraft, View as TrueOrFalseView } from './true-or-false/shapes.ts';
import { Draft as UnevaluatedQuizDraft, View as UnevaluatedQuizView } from './unevaluated-quiz/shapes.ts';
import { Draft as VideoDraft, Seen as VideoSeen, View as VideoView } from './video/shapes.ts';
import { Draft as VimeoDraft, View as VimeoView } from './vimeo/shapes.ts';
import { Draft as WebinarDraft, View as WebinarView } from './webinar/shapes.ts';
import { Draft as WowzaDraft, View as WowzaView } from './wowza/shapes.ts';
import { Draft as YoutubeDraft, View as YoutubeView } from './youtube/shapes.ts';

/** What an author writes. */
export const ActivityDraft = z.discriminatedUnion('kind', [AudioDraft, BlockGeneralTestDraft, BlockTestDraft, ConventionalTestDraft, DragAndDropDraft, DragTheWordsDraft, EnigmaDraft, EvaluatedQuizDraft, FillInTheBlanksDraft, FindThePairsDraft, FlashDraft, FlashcardsDraft, HtmlDraft, LinkedinSlidshareDraft, LiveClassDraft, PdfDraft, PptDraft, PresentialEventDraft, RestartGeneralTestDraft, RestartTestDraft, ScormDraft, ScormCloudDraft, ThisOrThatDraft, TrueOrFalseDraft, UnevaluatedQuizDraft, VideoDraft, VimeoDraft, WebinarDraft, WowzaDraft, YoutubeDraft]);
export type ActivityDraft = z.infer<typeof ActivityDraft>;

/** What a player gets, without a word about right answers. */
export const ActivityContent = z.discriminatedUnion('kind', [AudioView, BlockGeneralTestView, BlockTestView, ConventionalTestView, DragAndDropView, DragTheWordsView, EnigmaView, EvaluatedQuizView, FillInTheBlanksView, FindThePairsView, FlashView, FlashcardsView, HtmlView, LinkedinSlidshareView, LiveClassView, PdfView, PptView, PresentialEventView, RestartGeneralTestView, RestartTestView, ScormView, ScormCloudView, ThisOrThatView, TrueOrFalseView, UnevaluatedQuizView, VideoView, VimeoView, WebinarView, WowzaView, YoutubeView]);
export type ActivityContent = z.infer<typeof ActivityContent>;

/** What a device reports about one kind. */
export const SeenOfKind = z.discriminatedUnion('kind', [HtmlSeen, PdfSeen, ScormSeen, VideoSeen]);
export type SeenOfKind = z.infer<typeof SeenOfKind>;
