import { FaultReport } from '@vitrine/contract/kernel';
import { expect, test } from 'vitest';
import { CallRefused } from './call-refused.ts';
import { createFaultReports } from './fault-reports.ts';

function aPage() {
  const sent: FaultReport[] = [];
  const tell = createFaultReports({
    release: '0.1.0-abc',
    app: 'portal',
    path: () => '/home',
    post: (address, body) => {
      expect(address).toBe('/api/v1/faults');
      sent.push(FaultReport.parse(JSON.parse(body)));
    },
  });
  return { sent, tell };
}

test('CON-04 ERR-05 a fault is told once, with its release and where it was', () => {
  const { sent, tell } = aPage();
  tell(new TypeError('broken'));
  tell(new TypeError('broken'));
  expect(sent).toMatchObject([{ release: '0.1.0-abc', app: 'portal', path: '/home', name: 'TypeError', message: 'broken' }]);
});

test('ERR-05 noise and answers of the server are not told; whatever else is thrown is', () => {
  const { sent, tell } = aPage();
  tell(new Error('ResizeObserver loop limit exceeded'));
  tell(new CallRefused(409, { refusal: 'out_of_stock', requestId: 'r' }));
  tell('a mere text');
  tell(undefined);
  expect(sent.map(({ message }) => message)).toEqual(['a mere text', 'undefined']);
});

test('ERR-05 a page that fails in a loop tells of five faults, each short enough to be taken', () => {
  const { sent, tell } = aPage();
  for (let turn = 0; turn < 20; turn += 1) tell(new Error(`${turn} ${'long '.repeat(2_000)}`));
  expect(sent).toHaveLength(5);
});
