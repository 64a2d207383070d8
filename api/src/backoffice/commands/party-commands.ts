import type { ExaminedSupplier } from '@invoice-card/contracts/backoffice'
import { invoiceDisplayId } from '@invoice-card/domain'
import { pageText, readAfter, readId, readSupplierStatus } from './arguments.ts'
import type { Command } from './command.ts'
import { registrationText } from './registration-text.ts'
import { UsageError } from './session/usage.ts'
import { supplierText } from './supplier-text.ts'

type Decided = Omit<ExaminedSupplier, 'waits_because' | 'waits_since'>

const lineOf = ({ id, company_id, name, corporate_number, status }: Decided): string =>
  `${id}  ${status.padEnd(10)}  ${name}  ${corporate_number ?? '-'}  of company ${company_id}`

const waitingLine = (supplier: ExaminedSupplier): string =>
  `${lineOf(supplier)}  ${supplier.waits_because} since ${supplier.waits_since}`

const decideSupplier =
  (decision: 'approve' | 'escalate' | 'reject'): Command =>
  async ({ parties }, { id, comment }) => {
    const params = { id: readId(id) }
    const reason = (): string => {
      if (!comment) throw new UsageError(`Say why: ${decision}-supplier needs --comment <text>.`)
      return comment
    }
    const body = decision === 'approve' ? { decision, comment } : { decision, comment: reason() }
    const decided = await parties.decideSupplier({ params, body })
    return {
      json: decided,
      text: [
        lineOf(decided),
        `${decided.payments_in_progress} payments in progress`,
        ...decided.payments_in_transfer_file.map(
          payment => `${invoiceDisplayId(payment)}: the bank was ordered to send the money`,
        ),
      ].join('\n'),
    }
  }

const decideRegistration =
  (status: 'registered' | 'rejected'): Command =>
  async ({ parties }, { id, comment }) => {
    const decided = await parties.decideRegistration({ params: { id: readId(id) }, body: { status, comment } })
    return { json: decided, text: `Company ${decided.company_id} is ${status} and was notified.` }
  }

export const partyCommands = {
  suppliers: async ({ parties }, { status, after }) => {
    const query = { status: readSupplierStatus(status), after: readAfter(after) }
    const { suppliers, next_after } = await parties.listSuppliers({ query })
    return { json: { suppliers, next_after }, text: pageText(suppliers.map(waitingLine), next_after, 'Nothing to do.') }
  },
  supplier: async ({ parties }, { id }) => {
    const supplier = await parties.getSupplier({ params: { id: readId(id) } })
    return { json: supplier, text: supplierText(supplier) }
  },
  'approve-supplier': decideSupplier('approve'),
  'escalate-supplier': decideSupplier('escalate'),
  'reject-supplier': decideSupplier('reject'),

  registrations: async ({ parties }, { after }) => {
    const { companies, next_after } = await parties.listRegistrations({ query: { after: readAfter(after) } })
    const lines = companies.map(
      ({ id, name, corporate_number, review_reasons }) =>
        `${id}  ${name}  ${corporate_number ?? '-'}  ${review_reasons.join(', ')}`,
    )
    return { json: { companies, next_after }, text: pageText(lines, next_after, 'Nothing to do.') }
  },
  registration: async ({ parties }, { id }) => {
    const company = await parties.getRegistration({ params: { id: readId(id) } })
    return { json: company, text: registrationText(company) }
  },
  'approve-registration': decideRegistration('registered'),
  'reject-registration': decideRegistration('rejected'),

  'oauth-client': async ({ parties }, { id: name, redirect = [] }) => {
    if (!name || name.length > 60)
      throw new UsageError('Give the name that users know the client by, at most 60 characters.')
    if (redirect.length === 0) throw new UsageError('Say where it takes answers: --redirect <url>.')
    const client = await parties.createProgram({ body: { name, redirect_uris: redirect } })
    return {
      json: client,
      text: `client_id ${client.client_id}\nclient_secret ${client.client_secret}\nThe secret is stored nowhere: hand it over now.`,
    }
  },

  'revoke-oauth-client': async ({ parties }, { id }) => {
    if (!id) throw new UsageError('Which client? Give its client_id.')
    const revoked = await parties.revokeProgram({ params: { client_id: id } })
    return { json: revoked, text: 'Revoked, with all access that it was given.' }
  },
} satisfies Record<string, Command>
