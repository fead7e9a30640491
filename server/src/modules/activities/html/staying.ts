/** What kinds that cannot tell by themselves how far a person is have in common. */
import { judgeStay, stayedSeconds, type StayDetail } from '@vitrine/domain/activities/html';

type Asked = { requiredSeconds: number | null };

export const viewOfStay = ({ requiredSeconds }: Asked, detail: StayDetail) => ({
  isConfirmed: detail.isConfirmed,
  stayedSeconds: stayedSeconds(detail),
  requiredSeconds,
});

export const completionOfStay = ({ requiredSeconds }: Asked, detail: StayDetail) =>
  judgeStay({ isConfirmed: detail.isConfirmed, stayed: stayedSeconds(detail), requiredSeconds });
