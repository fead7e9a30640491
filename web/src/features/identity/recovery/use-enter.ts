import { useRouter } from '@tanstack/react-router';
import { rootFrame } from '../../../shared/frames.tsx';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import { useGoOn } from '../go-on.ts';
import { useSite } from '../public-sheet.tsx';
import { keepTicket } from '../second-step/ticket.ts';

export type LogIn = { username: string; password: string };

/** Whoever has just chosen a password is in by it, and is not asked for it again. Where that cannot be (no network any more, a limit), `onNotIn` shows the way to the log-in. */
export function useEnter(onNotIn: () => void): (by: LogIn) => Promise<void> {
  const router = useRouter();
  const goOn = useGoOn();
  const { beginSession, hasSession } = rootFrame.useRouteContext();
  const isChallenged = useSite().login_configuration.use_recaptcha;
  return async (by) => {
    if (hasSession()) return onNotIn(); // somebody else is in here, and stays
    try {
      await beginSession({ ...by, ...(await answerChallenge({ isAsked: isChallenged })) });
      await goOn();
    } catch (error) {
      if (keepTicket(error)) return router.navigate({ to: '/second-step' });
      return onNotIn();
    }
  };
}
