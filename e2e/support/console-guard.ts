import { expect, type BrowserContext, type Page } from '@playwright/test';

/** How a browser tells that an answer was no success, or did not come: its own line, which no code of ours writes. */
const networkLine = /^Failed to load resource: /;

/**
 * Whatever a page complains about fails its test: errors in the console, and faults that nobody caught. The browser's own line about a
 * failed request is let through only where the test said that it provokes one.
 */
export class ConsoleGuard {
  private readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly faults: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => this.complaints.push(String(fault.error().stack ?? fault.error())));
  }

  /** This test provokes failed requests whose line says this: `/status of 401/`, `/ERR_INTERNET_DISCONNECTED/`. */
  expectNetworkLine(words: RegExp): void {
    this.expected.push(words);
  }

  /** This test breaks the page itself, by a fault that says this. */
  expectFault(words: RegExp): void {
    this.faults.push(words);
  }

  check(): void {
    const isMeant = (line: string) => (networkLine.test(line) ? this.expected : this.faults).some((words) => words.test(line));
    const unexpected = this.complaints.filter((line) => !isMeant(line));
    expect(unexpected, 'the console stays silent').toEqual([]);
  }
}

/** Answers this address with a failure as long as the test wishes; `stop` lets it through again. */
export async function failWith(page: Page, address: string | RegExp, status = 500): Promise<{ stop: () => Promise<void> }> {
  const body = JSON.stringify({ refusal: 'unexpected', requestId: 'test' });
  await page.route(address, (route) => route.fulfill({ status, contentType: 'application/json', body }));
  return { stop: () => page.unroute(address) };
}
