/** "Will it track?": what a package did while its author looked on, by the calls that it made. */

/** A call of the interface, as the stage tells it. */
export type ScormCall = { call: string; args: readonly string[]; answer: string; error: string };

/** Each is true once it happened; `faults` are calls that were refused, each once. */
export type ScormTrial = {
  began: boolean;
  status: boolean;
  score: boolean;
  memory: boolean;
  ended: boolean;
  calls: number;
  faults: string[];
};

export const emptyTrial: ScormTrial = { began: false, status: false, score: false, memory: false, ended: false, calls: 0, faults: [] };
export const trialVerdicts = ['silent', 'begins', 'tracks'] as const;
export type TrialVerdict = (typeof trialVerdicts)[number];

const mostFaults = 10;
const elements = {
  status: ['cmi.core.lesson_status', 'cmi.completion_status', 'cmi.success_status'],
  score: ['cmi.core.score.raw', 'cmi.score.raw', 'cmi.score.scaled'],
  memory: ['cmi.suspend_data', 'cmi.core.lesson_location', 'cmi.location'],
};

/** One call more. What happened once stays true. */
export function withCall(trial: ScormTrial, { call, args, answer, error }: ScormCall): ScormTrial {
  const name = call.replace(/^LMS/, '');
  const element = args[0] ?? '';
  const isTaken = answer === 'true';
  const sets = (which: readonly string[]) => name === 'SetValue' && isTaken && which.includes(element);
  const fault = isFault(name, { answer, error }) ? `${call}(${element}) ${error}`.trim() : undefined;
  const isNew = fault !== undefined && !trial.faults.includes(fault) && trial.faults.length < mostFaults;
  return {
    began: trial.began || (name === 'Initialize' && isTaken),
    status: trial.status || sets(elements.status),
    score: trial.score || sets(elements.score),
    memory: trial.memory || sets(elements.memory),
    ended: trial.ended || (['Finish', 'Terminate'].includes(name) && isTaken),
    calls: Math.min(9_999, trial.calls + 1),
    faults: isNew ? [...trial.faults, fault] : trial.faults,
  };
}

/** Asking for something that nobody wrote yet is no fault: many packages begin so. */
function isFault(name: string, { answer, error }: Pick<ScormCall, 'answer' | 'error'>): boolean {
  if (['Initialize', 'SetValue', 'Commit', 'Finish', 'Terminate'].includes(name)) return answer !== 'true';
  return name === 'GetValue' && !['0', '403'].includes(error);
}

/** `silent`: it never found the interface; `begins`: it did, and has told neither state nor score so far; `tracks`: it told one. */
export function verdictOf({ began, status, score }: Pick<ScormTrial, 'began' | 'status' | 'score'>): TrialVerdict {
  if (!began) return 'silent';
  return status || score ? 'tracks' : 'begins';
}
