import { randomUUID } from 'node:crypto'
import type { parties as contract, promotionCodes } from '@invoice-card/contracts/backoffice'
import { insertClient, revokeClient } from '../../identity/oauth/public.ts'
import {
  changeCompany,
  decideReview,
  findExaminedCompany,
  listUnderReview,
} from '../../identity/registrations/public.ts'
import { examineSupplier, findExamined, listPendingPayments, listToExamine } from '../../parties/suppliers/public.ts'
import { insertPromotion, listPromotions, type PromotionRow } from '../../payments/promotions/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { type BackofficeHandlers, recordExaminerAction } from '../examiners/public.ts'
import { partyRefusals } from './messages.ts'
import { readPage } from './page.ts'
import { describeRegistration } from './views/registration.ts'
import { isRedirectUri } from './redirect-uri.ts'
import { describeSupplier, supplierOf, waitOf } from './views/supplier.ts'

const scopes = ['payments:register'] as const

export const partiesHandlers: BackofficeHandlers<typeof contract> = {
  listSuppliers: async ({ query: { status, after } }, { db }) => {
    const { rows, next_after } = await readPage(after, page => listToExamine(db, { status, ...page }))
    return { suppliers: rows.map(row => ({ ...supplierOf(row), ...waitOf(row) })), next_after }
  },

  getSupplier: async ({ params: { id }, refuse }, context) => {
    const row = await findExamined(context.db, id)
    if (!row) return refuse('supplier_not_found', { message: `There is no supplier ${id}.` })
    return describeSupplier(context, row)
  },

  decideSupplier: async ({ params: { id }, body: { decision, comment = null }, refuse }, context) => {
    const { db, examiner } = context
    const examined = await examineSupplier(context, { supplierId: id, examiner, decision, comment })
    if (typeof examined === 'string')
      return refuse(examined, { message: `Supplier ${id}: ${partyRefusals[examined]}.` })
    const pending = await listPendingPayments(db, id)
    return {
      ...supplierOf(examined),
      payments_in_progress: pending.length,
      payments_in_transfer_file: pending.filter(({ is_in_transfer_file }) => is_in_transfer_file).map(one => one.id),
    }
  },

  listRegistrations: async ({ query: { after } }, { db }) => {
    const { rows, next_after } = await readPage(after, page => listUnderReview(db, page))
    return {
      companies: rows.map(({ created_at, ...company }) => ({ ...company, created_at: created_at.toISOString() })),
      next_after,
    }
  },

  getRegistration: async ({ params: { id }, refuse }, context) => {
    const row = await findExaminedCompany(context.db, id)
    if (!row) return refuse('company_not_found', { message: `There is no company ${id}.` })
    return describeRegistration(context, row)
  },

  decideRegistration: async ({ params: { id }, body: { status, comment = null }, refuse }, context) => {
    const isDecided = await decideReview(context, { companyId: id, examiner: context.examiner, status, comment })
    if (!isDecided) refuse('company_not_under_review', { message: `Company ${id} is not under review.` })
    return { company_id: id, registration_status: status }
  },

  changeCompany: async ({ params: { id }, body: { reason, ...changes }, refuse }, context) => {
    const refusal = await changeCompany(context, { companyId: id, examiner: context.examiner, changes, reason })
    if (refusal?.code === 'company_invalid') refuse(refusal.code, { fields: refusal.errors })
    if (refusal) refuse(refusal.code, { message: `Company ${id}: ${partyRefusals[refusal.code]}` })
    const row = await findExaminedCompany(context.db, id)
    if (!row) throw new Error(`Company ${id} is gone after a change of it`)
    return describeRegistration(context, row)
  },

  createProgram: async ({ body: { name, redirect_uris }, refuse }, { db: pool, now, examiner }) => {
    if (!redirect_uris.every(isRedirectUri)) refuse('redirect_uri_invalid')
    const [client_id, client_secret] = [randomUUID(), randomToken()]
    const at = now()
    const client = { client_id, name, redirect_uris, scopes: [...scopes], created_by: examiner.login, created_at: at }
    await inTransaction(pool, async db => {
      await insertClient(db, { ...client, secret_hash: hashToken(client_secret) })
      const subject = `program:${client_id}`
      await recordExaminerAction(db, {
        at,
        by: examiner,
        action: 'program.created',
        subject,
        detail: { name, redirect_uris },
      })
    })
    return { client_id, client_secret, name, redirect_uris, scopes: [...scopes] }
  },

  revokeProgram: async ({ params: { client_id }, refuse }, { db: pool, now }) => {
    if (!(await inTransaction(pool, db => revokeClient(db, client_id, now())))) refuse('oauth_client_not_found')
    return { client_id, is_revoked: true }
  },
}

const promotionOf = ({ created_at, ...promotion }: PromotionRow) => ({
  ...promotion,
  created_at: created_at.toISOString(),
})

export const promotionHandlers: BackofficeHandlers<typeof promotionCodes> = {
  listPromotions: async (_, { db }) => ({ promotions: (await listPromotions(db)).map(promotionOf) }),

  createPromotion: async ({ body: { comment = null, ...terms }, refuse }, { db: pool, config, now, examiner }) => {
    const promotion = {
      ...terms,
      minimum_commission_amount: terms.minimum_commission_amount ?? config.commissionPlan.minimum_commission_amount,
      created_by: examiner.login,
      created_at: now(),
    }
    return inTransaction(pool, async db => {
      const added = (await insertPromotion(db, promotion)) ?? refuse('promotion_exists')
      await recordExaminerAction(db, {
        at: promotion.created_at,
        by: examiner,
        action: 'promotion.created',
        subject: `promotion:${promotion.code}`,
        detail: { ...terms, comment },
      })
      return promotionOf(added)
    })
  },
}
