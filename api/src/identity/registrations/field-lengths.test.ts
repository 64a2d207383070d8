import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Corporation, SoleProprietor } from '@invoice-card/contracts'
import { corporationRules, type FieldRule, soleProprietorRules } from '@invoice-card/domain/registration'
import * as v from 'valibot'

const longestTried = 120

/** How many of a sign are accepted; null for what is no free text. */
const mostOf = (sign: string, isAccepted: (text: string) => boolean): number | null =>
  Array.from({ length: longestTried }, (_, index) => index + 1).findLast(count => isAccepted(sign.repeat(count))) ??
  null

/** The rules know prefectures by their names, and a name for passbooks by what banks take. */
const isFreeText = (field: string): boolean => !field.endsWith('address_state') && field !== 'transfer_person_name'
const isTaken = (sign: string, field: string): boolean => sign === 'ア' || !field.endsWith('_kana')
const lengthsOf = <T>(
  sign: string,
  fields: Readonly<Record<string, T>>,
  isAccepted: (by: T, text: string) => boolean,
) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => isFreeText(field) && isTaken(sign, field))
      .map(([field, by]) => [field, mostOf(sign, text => isAccepted(by, text))]),
  )

const byRules = (sign: string, rules: Readonly<Record<string, FieldRule>>) =>
  lengthsOf(sign, rules, ({ validationErrorOf }, text) => validationErrorOf(text, '2026-11-28') === null)
const byContract = (sign: string, { entries }: { readonly entries: v.ObjectEntries }) =>
  lengthsOf(sign, entries, (schema, text) => v.is(schema, text))

// 𠮷 is two UTF-16 units: counted as one by the form alone, its company was registered and its answers were refused.
for (const sign of ['ア', '𠮷']) {
  test(`a corporation registers with as many ${sign} as the answers about it may have`, () =>
    assert.deepEqual(byRules(sign, corporationRules), byContract(sign, Corporation)))

  test(`a sole proprietor registers with as many ${sign} as the answers about it may have`, () =>
    assert.deepEqual(byRules(sign, soleProprietorRules), byContract(sign, SoleProprietor)))
}
