import { acquirer } from './acquirer.ts'
import { examiners } from './examiners.ts'
import { freezes } from './freezes.ts'
import { operations } from './operations.ts'
import { parties, promotionCodes } from './parties.ts'
import { payments } from './payments.ts'
import { transfers } from './transfers.ts'
import { verification } from './verification.ts'

/** Every call of the back office by subject: what its port answers, and nothing of the public API. */
export const backoffice = {
  examiners,
  payments,
  transfers,
  acquirer,
  parties,
  verification,
  freezes,
  promotionCodes,
  operations,
} as const
export { type BackofficeContract, type BackofficeEndpoint, FileAnswer } from './endpoint.ts'
export type { ComparedField, ExaminedFile, ExaminedPayer, ReadingDifference } from './evidence.ts'
export type { FreezeAnswer } from './freezes.ts'
export { Login } from './examiners.ts'
export type { JobOverview, QueuedRun, UndeliveredMail } from './operations.ts'
export type { ExaminedSupplier, ExaminedSupplierDetail, WaitReason } from './examined-supplier.ts'
export type { ExaminedRegistration } from './examined-registration.ts'
export type { ExaminedPromotion } from './parties.ts'
export type { ExaminedPayment, ExaminedPaymentDetail } from './payments.ts'
export type { IssuerAnswer, RegisterAnswer } from './register.ts'
export { type ExaminerRole, examinerRoles, type Permission, permissions, permissionsOf } from './permissions.ts'
export { acquirer, examiners, freezes, operations, parties, payments, promotionCodes, transfers, verification }
