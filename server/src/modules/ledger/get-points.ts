import { PointsOverview } from '@vitrine/contract/ledger';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { balances } from './balances.ts';
import { findBook, type Book } from './queries.ts';

/** Port of the ledger: the campaign whose points the member looks at (CMP-08), answered by campaigns through `app.ts`; undefined for none. */
export type CurrentCampaignOf = (actor: Actor) => Promise<string | undefined>;

type Parts = Pick<Platform, 'db'> & { currentCampaignOf: CurrentCampaignOf };

/** What the member has in a campaign, by currency. Read from the primary: a sale just reported is in it. Refuses `not_found`. */
export async function getPoints(parts: Parts, actor: Actor, ask: { campaignId?: string | undefined }): Promise<PointsOverview> {
  const db = parts.db.write();
  const book = await bookAsked(parts, actor, ask);
  const has = await balances(db, actor, { memberId: actor.memberId, campaignId: book?.id ?? null });
  const campaign = book ? { id: book.id, name: nameOf(book), endsOn: book.endsOn, timeZone: book.timeZone, isClosed: book.isClosed } : null;
  return { campaign, ...has };
}

/** The campaign that was named, or the current one; undefined when the member has none. Refuses `not_found` for one that is not there. */
export async function bookAsked(
  { db, currentCampaignOf }: Parts,
  actor: Actor,
  { campaignId }: { campaignId?: string | undefined },
): Promise<Book | undefined> {
  const current = campaignId ?? (await currentCampaignOf(actor));
  const book = current === undefined ? undefined : await findBook(db.write(), actor, { campaignId: current });
  if (!book && campaignId !== undefined) throw notFound();
  return book;
}

const nameOf = ({ name }: Book) => PointsOverview.shape.campaign.unwrap().shape.name.parse(name);
