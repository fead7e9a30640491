import type { OutsideReturn } from '@vitrine/contract/identity';
import { purposeIn } from '@vitrine/domain/identity';
import { redirect } from '@tanstack/react-router';
import { refusalCode } from '@vitrine/ui/forms';
import { takeProviderReturn } from '../../../shared/device/arrival.ts';
import type { RouterContext } from '../../../shared/frames.tsx';
import { isOwnScreen } from '../../../shared/own-screen.ts';
import { meQuery } from '../api.ts';
import { keepTicket } from '../second-step/ticket.ts';
import { linkOutcomeKey, outsideAccountsQuery, outsideCalls, type LinkOutcome } from './api.ts';

type Context = Pick<RouterContext, 'beginSession' | 'hasSession' | 'nextTarget' | 'queryClient'>;

/**
 * Ends a way to a provider and back: whoever logged in goes on to where they were going, whoever linked an account to the screen of accounts. Hands back the
 * refusal of a log-in, which is told over the form.
 */
export async function comeBack(context: Context): Promise<{ refusal: string }> {
  const told = takeProviderReturn();
  if (!told?.['state']) throw redirect({ to: '/', replace: true });
  const back = returnOf(told);
  if (purposeIn(back.state) === 'link' && context.hasSession()) {
    context.queryClient.setQueryData<LinkOutcome>(linkOutcomeKey, await linkBy(context, back));
    throw redirect({ to: '/profile/logins', replace: true });
  }
  try {
    await context.beginSession({ outside: back });
  } catch (error) {
    if (keepTicket(error)) throw redirect({ to: '/second-step', replace: true });
    return { refusal: refusalCode(error) };
  }
  const { clients } = await context.queryClient.query({ ...meQuery, staleTime: 'static' });
  if (clients.length > 1) throw redirect({ to: '/select-profile', replace: true }); // and from there to where they were going (LOG-11)
  const to = await context.nextTarget();
  throw redirect({ to, replace: true, reloadDocument: !isOwnScreen(to) });
}

/** The address as it came; the server judges it. */
function returnOf({ provider, state = '', code, iss, error }: Record<string, string>): OutsideReturn {
  return {
    provider: provider === 'azure' ? 'azure' : 'google',
    state,
    ...(code === undefined ? {} : { code }),
    ...(iss === undefined ? {} : { iss }),
    ...(error === undefined ? {} : { error }),
  };
}

async function linkBy({ queryClient }: Context, back: OutsideReturn): Promise<LinkOutcome> {
  try {
    queryClient.setQueryData(outsideAccountsQuery.queryKey, await (await outsideCalls()).finishLink(back));
    return {};
  } catch (error) {
    return { refusal: refusalCode(error) };
  }
}
