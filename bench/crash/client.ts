import { act, actUntilAnswered, type Action, type Outcome, type Sent } from './action.ts';
import type { Session } from './calls.ts';

/** Every so often a person's network fails them: the answer is lost, and the app sends the same again. */
const lostAnswers = 1 / 10;

/** Sends actions for the people of a round, and keeps the record of all of them. */
export class Client {
  readonly sent: Sent[] = [];
  isStopping = false;
  acknowledged = 0;
  readonly #sessions: readonly Session[];

  constructor(sessions: readonly Session[]) {
    this.#sessions = sessions;
  }

  /** What is not answered ends the work of whoever sent it: the server is gone, or about to be. */
  async send(action: Action): Promise<Outcome> {
    const session = this.#sessions[action.who];
    if (!session) throw new Error(`nobody stands at place ${action.who}`);
    const one: Sent = { ...action, from: Date.now(), to: null, outcome: { unanswered: 'still out' } };
    this.sent.push(one);
    // Whatever came of the first try, the second one has the same key.
    if (Math.random() < lostAnswers) await act(session, action, AbortSignal.timeout(Math.floor(Math.random() * 15)));
    one.outcome = await actUntilAnswered(session, action);
    if ('unanswered' in one.outcome) return one.outcome;
    one.to = Date.now();
    if ('told' in one.outcome) this.acknowledged += 1;
    return one.outcome;
  }

  /** Takes one turn after the other, until one is not answered or the round ends. */
  async takeTurns(turn: () => Action | undefined, then: (action: Action, outcome: Outcome) => void): Promise<void> {
    while (!this.isStopping) {
      const action = turn();
      if (!action) {
        await new Promise((later) => setTimeout(later, 5));
        continue;
      }
      const outcome = await this.send(action);
      if ('unanswered' in outcome) return;
      then(action, outcome);
    }
  }
}
