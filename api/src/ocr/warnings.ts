import type { OcrFields } from '@invoice-card/contracts'
import { corporateNumberOf, isSameCompanyName } from '@invoice-card/domain'
import type { OwnCompany } from '../suppliers/own-company.ts'

type Check = (fields: OcrFields, own: OwnCompany) => string | null

const checks: readonly Check[] = [
  ({ payer_name: { value } }, own) =>
    value !== null && !isSameCompanyName(value, own.name) ? `宛名が「${value}」になっています。${own.name}宛ての請求書かをご確認ください。` : null,
  ({ issuer_name: { value } }, own) =>
    value !== null && isSameCompanyName(value, own.name) ? `発行元が自社（${own.name}）になっています。受け取った請求書かをご確認ください。` : null,
  ({ registration_number: { value } }) =>
    value !== null && corporateNumberOf(value) === null ? `登録番号「${value}」は法人番号の規則に合いません。個人事業主の請求書でない場合は、番号をご確認ください。` : null,
]

/** What the user should know before relying on a document, in the order to be shown. */
export const warningsOf = (fields: OcrFields, own: OwnCompany): string[] =>
  checks.flatMap((check) => check(fields, own) ?? [])
