import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isContactAsked } from '@invoice-card/domain'
import { paymentsMessages } from '../payments/charge/public.ts'
import { findResultMessage, ownResultCode } from '../payments/gateway-answers/public.ts'
import { collectionsMessages } from '../payments/collections/public.ts'
import { invoicesMessages } from '../payments/invoices/public.ts'
import { platformMessages } from '../platform/http/public.ts'

/** Us, not the card company or the business that has sent a request. */
const isAboutUs = (text: string) => /(?<!に|直接)お問い合わせください/.test(text)

const results = [
  ...Object.values(ownResultCode),
  'AC01',
  'AC02',
  'AC03',
  'GN01',
  'GC01',
  'GT01',
  'GU01',
  'GA01',
  'P001',
]
const refusals = { ...paymentsMessages, ...invoicesMessages, ...collectionsMessages, ...platformMessages }

test('screens show where we can be reached beside every result that asks the user to contact us', () => {
  for (const block of results)
    assert.equal(isContactAsked(`G001${block}00000000`), isAboutUs(findResultMessage(block) ?? ''), block)
})

test('screens show where we can be reached beside every refusal that asks the user to contact us', () => {
  for (const [code, text] of Object.entries(refusals))
    // Its words depend on the registration: those of a rejected one ask for it.
    if (code !== 'company_not_registered') assert.equal(isContactAsked(code), isAboutUs(text), code)
})
