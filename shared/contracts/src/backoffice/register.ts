import * as v from 'valibot'
import { suppliers } from '../suppliers.ts'

const { corporations, issuer } = suppliers.searchCorporations.response.entries

/** `not_requested`: the back office asks no register, and the API has not asked for this number lately. */
const state = v.picklist(['found', 'not_found', 'not_requested'])

/** What the register of corporations has under a number, as it was answered in the last 90 days. */
export const RegisterAnswer = v.object({ state, corporation: v.nullable(corporations.item) })
export type RegisterAnswer = v.InferOutput<typeof RegisterAnswer>

/** Whom the register of qualified invoice issuers has under a T number, as it was answered lately. */
export const IssuerAnswer = v.object({ state, issuer })
export type IssuerAnswer = v.InferOutput<typeof IssuerAnswer>
