import type { OcrFields } from '@invoice-card/contracts'
import { corporateNumberOf, isSameCompanyName } from '@invoice-card/domain'
import { isOwnCompany, type OwnCompany } from '../../parties/suppliers/public.ts'
import type { Remarks } from './fields/remarks.ts'

interface Known {
  readonly own: OwnCompany
  readonly remarks: Remarks
  /** The register has the T number that was read. */
  readonly isIssuerRegistered: boolean
}

type Check = (fields: OcrFields, known: Known) => string | null

const checks: readonly Check[] = [
  ({ total_amount: { value } }, { remarks: { currency } }) =>
    value === null && currency !== null
      ? `金額が日本円ではないようです（${currency}）。お支払いいただけるのは日本円の請求書だけです。`
      : null,
  ({ payer_name: { value } }, { own }) =>
    value !== null && !isSameCompanyName(value, own.name)
      ? `宛名が「${value}」になっています。${own.name}宛ての請求書かをご確認ください。`
      : null,
  (fields, { own }) =>
    isIssuedByPayer(fields, own)
      ? `発行元が自社（${own.name}）になっています。自社が発行した請求書はお支払いいただけません。`
      : null,
  ({ total_amount: { value, place } }) =>
    value === null && place !== null
      ? 'マイナスの請求書のようです。マイナスの金額はカードでお支払いいただけません。金額をご確認のうえ、発行元にお問い合わせください。'
      : null,
  ({ registration_number: { value } }, { isIssuerRegistered }) =>
    value !== null && corporateNumberOf(value) === null && !isIssuerRegistered
      ? `登録番号「${value}」は法人番号の規則に合いません。個人事業主の請求書でない場合は、番号をご確認ください。`
      : null,
]

/** The warnings about a document, in the order to be shown. */
export const warningsOf = (fields: OcrFields, known: Known): string[] =>
  checks.flatMap(check => check(fields, known) ?? [])

/** A number that was misread distinguishes nobody. */
const isIssuedByPayer = ({ issuer_name, registration_number }: OcrFields, own: OwnCompany): boolean => {
  const number =
    registration_number.value !== null && corporateNumberOf(registration_number.value) !== null
      ? registration_number.value
      : null
  return isOwnCompany(own, { name: issuer_name.value ?? '', corporate_number: null, registration_number: number })
}
