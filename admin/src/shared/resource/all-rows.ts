const most = 2_000;

/** A list by pages as one, up to what a person chooses from: what lies behind its first page can be chosen too. */
export async function allRows<Row>(
  page: (ask: { limit: number; after?: string }) => Promise<{ items: readonly Row[]; next: string | null }>,
): Promise<{ items: Row[] }> {
  const items: Row[] = [];
  let next: string | null | undefined;
  while (next !== null && items.length < most) {
    const found: { items: readonly Row[]; next: string | null } = await page({
      limit: 100,
      ...(next === undefined ? {} : { after: next }),
    });
    items.push(...found.items);
    next = found.next;
  }
  return { items };
}
