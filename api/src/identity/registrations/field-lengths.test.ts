import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Corporation, SoleProprietor } from '@invoice-card/contracts'
import { corporationRules, type FieldRule, soleProprietorRules } from '@invoice-card/domain/registration'
import * as v from 'valibot'

const longestTried = 120

/** How many characters are accepted; null for what is no free text. */
const mostOf = (isAccepted: (text: string) => boolean): number | null =>
  Array.from({ length: longestTried }, (_, index) => index + 1).findLast(length => isAccepted('ア'.repeat(length))) ??
  null

/** The rules know prefectures by their names, and a name for passbooks by what banks take. */
const isFreeText = (field: string): boolean => !field.endsWith('address_state') && field !== 'transfer_person_name'
const lengthsOf = <T>(fields: Readonly<Record<string, T>>, isAccepted: (by: T, text: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => isFreeText(field))
      .map(([field, by]) => [field, mostOf(text => isAccepted(by, text))]),
  )

const byRules = (rules: Readonly<Record<string, FieldRule>>) =>
  lengthsOf(rules, ({ validationErrorOf }, text) => validationErrorOf(text, '2026-11-28') === null)
const byContract = ({ entries }: { readonly entries: v.ObjectEntries }) =>
  lengthsOf(entries, (schema, text) => v.is(schema, text))

test('a corporation registers with texts as long as the answers about it may have', () =>
  assert.deepEqual(byRules(corporationRules), byContract(Corporation)))

test('a sole proprietor registers with texts as long as the answers about it may have', () =>
  assert.deepEqual(byRules(soleProprietorRules), byContract(SoleProprietor)))
