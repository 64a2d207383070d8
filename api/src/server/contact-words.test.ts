import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksForContact, isContactAsked } from '@invoice-card/domain'
import { credentialsMessages } from '../identity/credentials/public.ts'
import { oauthMessages } from '../identity/oauth/public.ts'
import { registrationsMessages } from '../identity/registrations/public.ts'
import { securityMessages } from '../identity/security/public.ts'
import { sessionsMessages } from '../identity/sessions/public.ts'
import { usersMessages } from '../identity/users/public.ts'
import { verificationMessages } from '../identity/verification/public.ts'
import { closuresMessages } from '../leaving/closures/public.ts'
import { dataExportsMessages } from '../leaving/data-exports/public.ts'
import { accountsMessages } from '../parties/accounts/public.ts'
import { buyersMessages } from '../parties/buyers/public.ts'
import { suppliersMessages } from '../parties/suppliers/public.ts'
import { paymentsMessages } from '../payments/charge/public.ts'
import { collectionsMessages } from '../payments/collections/public.ts'
import { creditCardsMessages } from '../payments/credit-cards/public.ts'
import { draftsMessages } from '../payments/drafts/public.ts'
import { findResultMessage, ownResultCode } from '../payments/gateway-answers/public.ts'
import { invoiceFilesMessages } from '../payments/invoice-files/public.ts'
import { invoicesMessages } from '../payments/invoices/public.ts'
import { preGroupsMessages } from '../payments/pre-groups/public.ts'
import { promotionsMessages } from '../payments/promotions/public.ts'
import { requestDraftsMessages } from '../payments/request-drafts/public.ts'
import { requestKeysMessages } from '../payments/request-keys/public.ts'
import { requestSchedulesMessages } from '../payments/request-schedules/public.ts'
import { platformMessages } from '../platform/http/public.ts'
import { notificationsMessages } from '../platform/notifications/public.ts'

const results = [
  ...Object.values(ownResultCode).flatMap(code => (typeof code === 'string' ? code : Object.values(code))),
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
const refusals = [
  accountsMessages,
  buyersMessages,
  closuresMessages,
  collectionsMessages,
  credentialsMessages,
  creditCardsMessages,
  dataExportsMessages,
  draftsMessages,
  invoiceFilesMessages,
  invoicesMessages,
  notificationsMessages,
  oauthMessages,
  paymentsMessages,
  platformMessages,
  preGroupsMessages,
  promotionsMessages,
  registrationsMessages,
  requestDraftsMessages,
  requestKeysMessages,
  requestSchedulesMessages,
  securityMessages,
  sessionsMessages,
  suppliersMessages,
  usersMessages,
  verificationMessages,
].flatMap(messages => Object.entries(messages))

test('screens show where we can be reached beside every result that asks the user to contact us', () => {
  for (const block of results)
    assert.equal(isContactAsked(`G001${block}00000000`), asksForContact(findResultMessage(block) ?? ''), block)
})

test('screens show where we can be reached beside every refusal that asks the user to contact us', () => {
  for (const [code, text] of refusals)
    // Its words depend on the registration: those of a rejected one ask for it.
    if (code !== 'company_not_registered') assert.equal(isContactAsked(code), asksForContact(text), code)
})
