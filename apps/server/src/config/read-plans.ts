import { limits } from '@cairn/contract'
import type { VariableName } from './environment-variables.ts'

/** A provider's ids of monthly gifts, by their amounts in cents. */
export type Plans = Readonly<Record<string, string>>

/** Where money moves, and where it is only played with. Providers keep plans apart. */
export type PlanMode = 'live' | 'staging'

type PlanOptions = {
  names: Readonly<Record<PlanMode, VariableName>>
  mode: PlanMode
  /** Of the amounts that have no id of their own. */
  idOf?: (amount: number) => string
}

/** How such a variable is written. */
export const planList = /^\d+=[\w-]+(?:,\d+=[\w-]+)*$/

/**
 * Reads a provider's plans for live gifts or for staging. `mistakes` has a line for amounts that are none of ours, and
 * for amounts that donors can choose and that have no plan.
 */
export function readPlans(
  value: (name: VariableName) => string,
  { names, mode, idOf }: PlanOptions,
): { plans: Plans; mistakes: readonly string[] } {
  const plans = plansIn(value(names[mode]))
  const known = limits.donationPlanAmounts.map(String)
  const strange = Object.values(names).flatMap((name) => {
    const amounts = Object.keys(plansIn(value(name))).filter((amount) => !known.includes(amount))
    return amounts.length === 0
      ? []
      : [`${name} has a plan for ${amounts.join(', ')} cents. Monthly gifts are of ${known.join(', ')}.`]
  })
  if (idOf) {
    const all = limits.donationPlanAmounts.map((amount) => [amount, plans[amount] ?? idOf(amount)] as const)
    return { plans: Object.fromEntries(all), mistakes: strange }
  }
  const missing = limits.donationAmounts.filter((amount) => !(amount in plans))
  const lacks = missing.length === 0 ? [] : [`${names[mode]} has no plan for ${missing.join(', ')} cents.`]
  return { plans, mistakes: [...strange, ...lacks] }
}

function plansIn(list: string): Record<string, string> {
  const pairs = list.split(',').filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}
