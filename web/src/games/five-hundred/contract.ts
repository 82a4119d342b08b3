/** How a contract stands, counted from what everybody sees. */
import { tricksOf } from "./bids";
import type { View } from "./wire";

/** The tricks of the contractor's side, and of a partner who is known. */
export function contractTricks({ taken, contractor, partner, sides }: View): number {
  const seats = [contractor, partner].filter((seat): seat is number => seat !== null);
  return [...new Set(seats.map((seat) => sides[seat]!))].reduce((sum, side) => sum + (taken[side] ?? 0), 0);
}

/** Whether a contract for tricks can no longer fail, or be made; not while a partner is unknown. */
export function decided(view: View): "made" | "failed" | null {
  const wanted = tricksOf(view.contract ?? "");
  if (wanted === 0) return null;
  const tricks = contractTricks(view);
  if (tricks >= wanted) return "made";
  const secret = view.called !== null && view.called !== "alone" && view.partner === null;
  return !secret && tricks + 10 - view.tricks.length < wanted ? "failed" : null;
}
