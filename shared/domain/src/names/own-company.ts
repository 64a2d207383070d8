import { isSameCompanyName, legalFormOf } from './company-name.ts'
import { convertHolderKana } from './holder-kana.ts'
import { isHeldByPerson, isSameHolder } from './same-holder.ts'

/** What distinguishes the company that pays from those it pays. */
export interface OwnNames {
  readonly name: string
  readonly name_kana: string
  readonly corporate_number: string | null
  readonly transfer_person_name: string
  /** Of a sole proprietor, whose accounts may be in the person's own name. */
  readonly person_kana: string | null
}

/**
 * Whether a supplier is the paying company itself, which would turn its card into cash. Another number distinguishes
 * namesakes.
 */
export function isOwnCompany(
  own: Pick<OwnNames, 'name' | 'corporate_number'>,
  supplier: {
    readonly name: string
    readonly corporate_number: string | null
    readonly registration_number: string | null
  },
): boolean {
  const number = supplier.corporate_number ?? supplier.registration_number?.slice(1) ?? null
  if (own.corporate_number !== null && number !== null) return number === own.corporate_number
  return isSameCompanyName(own.name, supplier.name)
}

/** Whether an account in this name (zengin kana) may be the company's, by any name that it goes under. */
export const isOwnHolder = (own: OwnNames, holderKana: string): boolean =>
  isSameHolder(own.transfer_person_name, holderKana) || isRegisteredHolder(own, holderKana)

/**
 * Whether an account is in the name that the company registered with, however it is spaced and wherever its legal form
 * stands. The name on its transfers is none: the company changes it as it likes, and nobody checks it.
 */
export function isRegisteredHolder(own: OwnNames, holderKana: string): boolean {
  const names = [toHolder(own.name), kanaHolder(own)].filter(name => name !== null)
  const person = own.person_kana === null ? null : toHolder(own.person_kana)
  return names.some(name => isSameHolder(name, holderKana)) || (person !== null && isHeldByPerson(holderKana, person))
}

/**
 * The kana of a company stand without its legal form, unless somebody typed it there, too; by it 株式会社サクラ is not
 * 有限会社サクラ.
 */
function kanaHolder({ name, name_kana }: OwnNames): string | null {
  const holder = toHolder(name_kana)
  const form = legalFormOf(name)
  return holder === null || form === null || /[()]/.test(holder) ? holder : toHolder(`${form})${name_kana}`)
}

function toHolder(name: string): string | null {
  const kana = convertHolderKana(name)
  return kana.is_converted ? kana.holder_kana : null
}
