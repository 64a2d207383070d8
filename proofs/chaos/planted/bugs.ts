import { bothChargesStand } from './bugs/both-charges-stand.ts'
import { captureWithoutDecision } from './bugs/capture-without-decision.ts'
import { claimWithoutGuard } from './bugs/claim-without-guard.ts'
import { completionNotRecorded } from './bugs/completion-not-recorded.ts'
import { counterNotMoved } from './bugs/counter-not-moved.ts'
import { dueTodayLeftOut } from './bugs/due-today-left-out.ts'
import { fileMadeTwice } from './bugs/file-made-twice.ts'
import { halfResultTaken } from './bugs/half-result-taken.ts'
import { keyIgnored } from './bugs/key-ignored.ts'
import { knownOrderDeclined } from './bugs/known-order-declined.ts'
import { lapseWhilePaid } from './bugs/lapse-while-paid.ts'
import { linkByAnybody } from './bugs/link-by-anybody.ts'
import { linkWithoutLock } from './bugs/link-without-lock.ts'
import { outboxOutside } from './bugs/outbox-outside.ts'
import { postingDropped } from './bugs/posting-dropped.ts'
import { pushTrusted } from './bugs/push-trusted.ts'
import { randomOrderId } from './bugs/random-order-id.ts'
import { receiptFromMax } from './bugs/receipt-from-max.ts'
import { releaseNotRecorded } from './bugs/release-not-recorded.ts'
import { releaseNotRequested } from './bugs/release-not-requested.ts'
import { requestDraftNotDeleted } from './bugs/request-draft-not-deleted.ts'
import { requestMadeTwice } from './bugs/request-made-twice.ts'
import { resultBookedTwice } from './bugs/result-booked-twice.ts'
import { silenceTakenAsNo } from './bugs/silence-taken-as-no.ts'
import { splitTransaction } from './bugs/split-transaction.ts'
import { trailerTooSmall } from './bugs/trailer-too-small.ts'
import { transferBeforeCapture } from './bugs/transfer-before-capture.ts'
import { withdrawnAndPaid } from './bugs/withdrawn-and-paid.ts'
import type { PlantedBug } from './bugs/bug.ts'

export const bugs = {
  bothChargesStand,
  captureWithoutDecision,
  claimWithoutGuard,
  completionNotRecorded: completionNotRecorded,
  counterNotMoved,
  dueTodayLeftOut,
  fileMadeTwice,
  halfResultTaken,
  keyIgnored,
  knownOrderDeclined,
  lapseWhilePaid,
  linkByAnybody,
  linkWithoutLock,
  outboxOutside,
  postingDropped,
  pushTrusted,
  randomOrderId,
  receiptFromMax,
  releaseNotRecorded: releaseNotRecorded,
  releaseNotRequested: releaseNotRequested,
  requestDraftNotDeleted: requestDraftNotDeleted,
  requestMadeTwice,
  resultBookedTwice,
  silenceTakenAsNo,
  splitTransaction,
  trailerTooSmall,
  transferBeforeCapture,
  withdrawnAndPaid,
} as const satisfies Record<string, PlantedBug>

export type BugName = keyof typeof bugs
