import { answerExaminer, examine } from './examine.ts'
import { ask } from './ask.ts'
import { authoriseAgain } from './authorise-again.ts'
import { cancel } from './cancel.ts'
import type { Client } from './client.ts'
import { payRequest } from './pay-request.ts'
import { pay } from './pay.ts'

interface Deed { readonly weight: number, readonly run: (client: Client) => Promise<void> }

/** Everything that clients do, and how often. A new part of the product adds its file here. */
export const deeds: Readonly<Record<string, Deed>> = {
  pay: { weight: 30, run: pay },
  payRequest: { weight: 8, run: payRequest },
  authoriseAgain: { weight: 8, run: authoriseAgain },
  ask: { weight: 10, run: ask },
  cancel: { weight: 6, run: cancel },
  check: { weight: 24, run: examine('check') },
  complete: { weight: 24, run: examine('complete') },
  transfer: { weight: 10, run: examine('transfer') },
  reject: { weight: 2, run: examine('reject') },
  requireAction: { weight: 4, run: examine('requireAction') },
  answer: { weight: 8, run: answerExaminer },
}
