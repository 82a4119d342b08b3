/** Deals of a replay: who bid highest, and the hands as they were played. */
import type { CardText, MoveText } from "../../wire";
import { withoutKitty } from "./bids";
import type { ReplayDeal } from "./wire";

/** The last bid of an auction and who made it. */
export function highest({ calls }: Pick<ReplayDeal, "calls">): [number | null, MoveText | null] {
  return calls.filter(([, call]) => call.startsWith("bid")).at(-1) ?? [null, null];
}

/** The hands at the start of the auction, and once tricks are played with the kitty exchanged. */
export function handsAt(deal: ReplayDeal, tricks: number): CardText[][] {
  const [bidder, contract] = highest(deal);
  if (tricks === 0 || contract === null || withoutKitty(contract)) return deal.hands;
  return deal.hands.map((hand, seat) =>
    seat === bidder ? [...hand, ...deal.kitty].filter((card) => !deal.discards.includes(card)) : hand,
  );
}
