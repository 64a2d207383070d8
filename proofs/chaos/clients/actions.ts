import { makeFile, readResults } from './bank.ts'
import { decline, lapse, withdraw } from './end-request.ts'
import { link } from './link.ts'
import { makeRequest } from './make-request.ts'
import { answerExaminer, examine } from './examine.ts'
import { ask } from './ask.ts'
import { authoriseAgain } from './authorise-again.ts'
import { cancel } from './cancel.ts'
import type { Client } from './client.ts'
import { payRequest } from './pay-request.ts'
import { pay } from './pay.ts'

interface ClientAction {
  readonly weight: number
  readonly run: (client: Client) => Promise<void>
}

/** Everything that clients do, and how often. A new part of the product adds its file here. */
export const clientActions: Readonly<Record<string, ClientAction>> = {
  pay: { weight: 30, run: pay },
  makeRequest: { weight: 14, run: makeRequest },
  link: { weight: 10, run: link },
  payRequest: { weight: 14, run: payRequest },
  withdraw: { weight: 3, run: withdraw },
  decline: { weight: 3, run: decline },
  lapse: { weight: 3, run: lapse },
  authoriseAgain: { weight: 8, run: authoriseAgain },
  ask: { weight: 10, run: ask },
  cancel: { weight: 6, run: cancel },
  check: { weight: 24, run: examine('check') },
  complete: { weight: 24, run: examine('complete') },
  makeFile: { weight: 6, run: makeFile },
  readResults: { weight: 8, run: readResults },
  transfer: { weight: 5, run: examine('transfer') },
  reject: { weight: 2, run: examine('reject') },
  requireAction: { weight: 4, run: examine('requireAction') },
  answer: { weight: 8, run: answerExaminer },
}
