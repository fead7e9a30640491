/** So many statements of one question are under way at once; asks that come meanwhile wait for the next one. */
const atOnce = 2;
/** The most asks that one statement answers. */
export const mostAsks = 100;

type Waiting<Ask, Found> = { ask: Ask; resolve: (found: Found) => void; reject: (fault: unknown) => void };

/**
 * One statement for asks that come close together: an ask alone goes at once, and those that come while two statements are under way go together in the next. Each statement begins after
 * all of its asks came, so nobody is answered by what was true before. `answer` gives as many answers as it got asks, in their order; where it fails, each of its asks goes once more alone,
 * so that what one person sent is no fault of another's.
 */
export function askTogether<Ask, Found>(answer: (asks: readonly Ask[]) => Promise<readonly Found[]>): (ask: Ask) => Promise<Found> {
  const waiting: Waiting<Ask, Found>[] = [];
  let underWay = 0;

  const go = async () => {
    underWay += 1;
    for (let now = waiting.splice(0, mostAsks); now.length > 0; now = waiting.splice(0, mostAsks)) {
      await settle(now).catch(async (fault: unknown) => {
        if (now.length === 1) return now[0]?.reject(fault);
        for (const one of now) await settle([one]).catch(one.reject);
      });
    }
    underWay -= 1;
  };
  const settle = async (now: readonly Waiting<Ask, Found>[]) => {
    const found = await answer(now.map(({ ask }) => ask));
    if (found.length !== now.length) throw new Error(`${now.length} asks got ${found.length} answers`);
    for (const [at, one] of found.entries()) now[at]?.resolve(one);
  };

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      if (underWay < atOnce) void go();
    });
}
