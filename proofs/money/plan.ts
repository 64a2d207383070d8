import type { CommissionPlan } from '@invoice-card/domain'
import fc, { type Arbitrary } from 'fast-check'
import { claimsOf } from './claim.ts'
import { type Ending, endings } from './endings.ts'

/** Fees that sellers of the proof pay, one after the other. */
const feePlans: readonly CommissionPlan[] = [
  { commission_rate: 3, minimum_commission_amount: 330 },
  { commission_rate: 2, minimum_commission_amount: 1_100 },
  { commission_rate: 5, minimum_commission_amount: 77 },
]

/** Several of each, so that sums of one are not those of all. */
export const sellerCount = 5
export const buyerCount = 4

export const feePlanOf = (seller: number): CommissionPlan =>
  feePlans[seller % feePlans.length] ?? { commission_rate: 3, minimum_commission_amount: 330 }

const namesOf = Object.keys(endings) as Ending[]

const withSeller = (seller: number) =>
  fc.record({
    seller: fc.constant(seller),
    buyer: fc.nat(buyerCount - 1),
    claim: claimsOf(feePlanOf(seller)),
    ending: fc.constantFrom(...namesOf),
    /** Days after the first one. */
    madeAfterDays: fc.nat(10),
    answeredAfterDays: fc.nat(1),
    /** Business days after the earliest deposit. */
    depositAfterDays: fc.nat(20),
    isMailed: fc.boolean(),
    isWithFile: fc.boolean(),
    /** What the bank says where it can not pay out. */
    refusal: fc.constantFrom('2', '3', '4', '8'),
  })

/** One request and what becomes of it, all decided beforehand. */
export type Plan = ReturnType<typeof withSeller> extends Arbitrary<infer T> ? T : never

/** As many plans, the same for the same seed. */
export const plansOf = (requests: number, seed: number): Plan[] =>
  fc.sample(fc.nat(sellerCount - 1).chain(withSeller), { numRuns: requests, seed })
