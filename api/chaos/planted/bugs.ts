import { bothChargesStand } from './bugs/both-charges-stand.ts'
import { captureWithoutDecision } from './bugs/capture-without-decision.ts'
import { claimWithoutGuard } from './bugs/claim-without-guard.ts'
import { counterNotMoved } from './bugs/counter-not-moved.ts'
import { keyIgnored } from './bugs/key-ignored.ts'
import { knownOrderDeclined } from './bugs/known-order-declined.ts'
import { outboxOutside } from './bugs/outbox-outside.ts'
import { postingDropped } from './bugs/posting-dropped.ts'
import { pushTrusted } from './bugs/push-trusted.ts'
import { randomOrderId } from './bugs/random-order-id.ts'
import { receiptFromMax } from './bugs/receipt-from-max.ts'
import { releaseForgotten } from './bugs/release-forgotten.ts'
import { releaseNotAsked } from './bugs/release-not-asked.ts'
import { silenceTakenAsNo } from './bugs/silence-taken-as-no.ts'
import { splitTransaction } from './bugs/split-transaction.ts'
import { transferBeforeCapture } from './bugs/transfer-before-capture.ts'
import type { PlantedBug } from './bug.ts'

export const bugs = {
  bothChargesStand, captureWithoutDecision, claimWithoutGuard, counterNotMoved, keyIgnored, knownOrderDeclined, outboxOutside, postingDropped, pushTrusted,
  randomOrderId, receiptFromMax, releaseForgotten, releaseNotAsked, silenceTakenAsNo, splitTransaction, transferBeforeCapture,
} as const satisfies Record<string, PlantedBug>

export type BugName = keyof typeof bugs
