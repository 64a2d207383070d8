import fc, { type Arbitrary } from 'fast-check'
import { claimsOf } from './claim.ts'
import { endingNames } from './ending-names.ts'
import { buyerCount, feePlanOf, sellerCount } from './fee-plans.ts'

const withSeller = (seller: number) =>
  fc.record({
    seller: fc.constant(seller),
    buyer: fc.nat(buyerCount - 1),
    claim: claimsOf(feePlanOf(seller)),
    ending: fc.constantFrom(...endingNames),
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
