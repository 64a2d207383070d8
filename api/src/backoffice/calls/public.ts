import {
  acquirer,
  freezes,
  operations,
  parties,
  payments,
  promotionCodes,
  transfers,
  verification,
} from '@invoice-card/contracts/backoffice'
import type { Resource } from '../../platform/http/public.ts'
import type { Jobs } from '../../platform/jobs/public.ts'
import { backofficeResource } from '../examiners/public.ts'
import {
  acquirerRefusals,
  freezeRefusals,
  operationRefusals,
  partyRefusals,
  paymentRefusals,
  promotionRefusals,
  transferRefusals,
  verificationRefusals,
} from './messages.ts'
import { acquirerHandlers } from './acquirer.ts'
import { freezesHandlers } from './freezes.ts'
import { operationsHandlersOf } from './operations.ts'
import { partiesHandlers, promotionHandlers } from './parties.ts'
import { paymentsHandlers } from './payments.ts'
import { transfersHandlers } from './transfers.ts'
import { verificationHandlers } from './verification.ts'

export { recordFirstCheck, markTransferred, requireAction } from './actions.ts'

/** What examiners do, subject by subject. @param jobs what a worker does */
export const examinationResources = (jobs: Jobs): Resource[] => [
  backofficeResource(payments, paymentsHandlers, paymentRefusals),
  backofficeResource(transfers, transfersHandlers, transferRefusals),
  backofficeResource(acquirer, acquirerHandlers, acquirerRefusals),
  backofficeResource(parties, partiesHandlers, partyRefusals),
  backofficeResource(verification, verificationHandlers, verificationRefusals),
  backofficeResource(freezes, freezesHandlers, freezeRefusals),
  backofficeResource(promotionCodes, promotionHandlers, promotionRefusals),
  backofficeResource(operations, operationsHandlersOf(jobs), operationRefusals),
]
