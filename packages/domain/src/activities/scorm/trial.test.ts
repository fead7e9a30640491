import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTrial, verdictOf, withCall, type ScormCall } from './trial.ts';

const call = (name: string, args: string[] = [''], answer = 'true', error = '0'): ScormCall => ({ call: name, args, answer, error });
const after = (...calls: ScormCall[]) => calls.reduce(withCall, emptyTrial);

test('PLY-07 a package that found its interface and told its state or its score will be tracked; one that never began will not', () => {
  expect(verdictOf(after())).toBe('silent');
  expect(verdictOf(after(call('LMSGetLastError', [''], '0')))).toBe('silent');
  expect(verdictOf(after(call('LMSInitialize')))).toBe('begins');
  expect(verdictOf(after(call('LMSInitialize'), call('LMSSetValue', ['cmi.suspend_data', 'x'])))).toBe('begins');
  expect(verdictOf(after(call('LMSInitialize'), call('LMSSetValue', ['cmi.core.lesson_status', 'incomplete'])))).toBe('tracks');
  expect(verdictOf(after(call('Initialize'), call('SetValue', ['cmi.score.scaled', '1']), call('Terminate')))).toBe('tracks');
  expect(verdictOf(after(call('Initialize', [''], 'false', '103'), call('SetValue', ['cmi.score.scaled', '1'])))).toBe('silent');
});

test('PLY-07 what was refused is named once; asking for what nobody wrote yet is no fault', () => {
  const refused = call('SetValue', ['cmi.completion_status', 'done'], 'false', '406');
  const trial = after(call('Initialize'), refused, refused, call('GetValue', ['cmi.location'], '', '403'));
  expect(trial).toMatchObject({ began: true, status: false, calls: 4, faults: ['SetValue(cmi.completion_status) 406'] });
  expect(after(call('GetValue', ['cmi.nothing'], '', '401')).faults).toEqual(['GetValue(cmi.nothing) 401']);
});

test('PLY-07 each fact follows from its own call alone, when it was taken', () => {
  const facts = (one: ScormCall) => {
    const { began, status, score, memory, ended } = after(one);
    return Object.entries({ began, status, score, memory, ended }).flatMap(([name, is]) => (is ? [name] : []));
  };
  for (const element of ['cmi.core.lesson_status', 'cmi.completion_status', 'cmi.success_status'])
    expect(facts(call('SetValue', [element]))).toEqual(['status']);
  for (const element of ['cmi.core.score.raw', 'cmi.score.raw', 'cmi.score.scaled'])
    expect(facts(call('SetValue', [element]))).toEqual(['score']);
  for (const element of ['cmi.suspend_data', 'cmi.core.lesson_location', 'cmi.location'])
    expect(facts(call('SetValue', [element]))).toEqual(['memory']);
  expect([facts(call('LMSFinish')), facts(call('Terminate')), facts(call('Commit')), facts(call('Initialize'))]).toEqual([
    ['ended'],
    ['ended'],
    [],
    ['began'],
  ]);
  expect([
    facts(call('SetValue', ['cmi.location'], 'false')),
    facts(call('GetValue', ['cmi.location'])),
    facts(call('Terminate', [''], 'false')),
  ]).toEqual([[], [], []]);
});

test('PLY-07 each kind of call may be refused, ten faults at most are kept, and other calls are no fault', () => {
  for (const name of ['Initialize', 'SetValue', 'Commit', 'Finish', 'Terminate'])
    expect(after(call(name, ['x'], 'false', '301')).faults).toEqual([`${name}(x) 301`]);
  expect(after(call('Commit', [], 'false', '')).faults).toEqual(['Commit()']);
  expect(after(call('GetLastError', [''], 'x', '101'), call('GetValue', ['a'], '1', '0')).faults).toEqual([]);
  const many = after(...Array.from({ length: 12 }, (_, place) => call('Commit', [String(place)], 'false', '391')));
  expect([many.faults.length, many.faults.at(-1), many.calls]).toEqual([10, 'Commit(9) 391', 12]);
});

test('PLY-07 what happened once stays true, whatever comes after it', () => {
  const calls = fc.record({
    call: fc.constantFrom('Initialize', 'LMSInitialize', 'SetValue', 'LMSSetValue', 'GetValue', 'Commit', 'Terminate', 'LMSFinish'),
    args: fc.constantFrom(['cmi.core.lesson_status'], ['cmi.score.raw'], ['cmi.suspend_data'], ['']),
    answer: fc.constantFrom('true', 'false', ''),
    error: fc.constantFrom('0', '201', '403'),
  });
  fc.assert(
    fc.property(fc.array(calls, { maxLength: 30 }), (made) => {
      let before = emptyTrial;
      for (const one of made) {
        const now = withCall(before, one);
        for (const fact of ['began', 'status', 'score', 'memory', 'ended'] as const) if (before[fact]) expect(now[fact]).toBe(true);
        expect(now.faults.slice(0, before.faults.length)).toEqual(before.faults);
        expect(now.faults.length).toBeLessThanOrEqual(10);
        before = now;
      }
    }),
  );
});
