import { hasLegalForm } from '@invoice-card/domain'

const title = /^(?:代表|取締役|専務|常務|社長|所長|店長|院長|理事|部長|課長)/
const unit = /(?:部|課|室|係|局|担当者?|グループ|チーム|経理|総務)$/
/** 株式会社青葉商事総務部: a department without a space before it. */
export const joinedUnit =
  /(?<=会社.{2,}|.{2,}会社|\([株有]\).{2,})(?:(?:(?:総務|経理|会計|財務|人事|営業|購買|調達|資材|管理|庶務|業務)(?:本?部|課|室|係|[ごお御]?担当者?)+)|(?:労務|法務|広報|宣伝|企画|技術|開発|製造|生産|工務|施設|知的財産|品質(?:管理|保証))(?:本?部|課))+\s*$/
const person = /^[\p{sc=Han}々]{1,4}(?:\s?[\p{L}々]{1,5})?$/u

/** The end of a company's name, before its department and the one there to whom it is sent. */
export function behindCompany(named: string, isPersonal: boolean): number {
  const end = [...named.matchAll(/\s/g)]
    .map(({ index }) => index)
    .find(index => {
      const [word = '', ...others] = named.slice(index + 1).split(/\s/)
      const isOther =
        unit.test(word) || title.test(word) || (isPersonal && others.length < 2 && person.test(named.slice(index + 1)))
      return isOther && hasLegalForm(named.slice(0, index)) && !isFormAlone(named.slice(0, index))
    })
  return end ?? named.length
}

const isFormAlone = (name: string): boolean => /^(?:株 ?式|有 ?限|合 ?同) ?会 ?社$/.test(name)

export const isDepartment = (name: string): boolean =>
  !hasLegalForm(name) &&
  /(?:部|課|室|係|担当|ご担当者)$|(?:部|課|室)(?:\s|(?:総務|経理|会計|財務|人事|庶務|購買|広報|企画|営業)$)/.test(name)
