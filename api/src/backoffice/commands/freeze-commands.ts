import type { FreezeAnswer } from '@invoice-card/contracts/backoffice'
import { invoiceDisplayId } from '@invoice-card/domain'
import { type Arguments, pageText, readAfter, readId } from './arguments.ts'
import type { BackofficeClient } from './session/client.ts'
import type { Command } from './command.ts'
import { UsageError } from './session/usage.ts'

type Kind = FreezeAnswer['kind']

const maxReasonLength = 500

/** As people type them: a card is a `credit_card` in the tables. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['user', 'user'],
  ['company', 'company'],
  ['supplier', 'supplier'],
  ['card', 'credit_card'],
  ['credit_card', 'credit_card'],
])
const wordOf = (kind: Kind): string => (kind === 'credit_card' ? 'card' : kind)

const readOrder = ({ id: word, subject, reason }: Arguments) => {
  const kind = kinds.get(word ?? '')
  if (!kind) throw new UsageError('Freeze what? user, company, supplier or card, with its id.')
  if (!/^[1-9]\d{0,14}$/.test(subject ?? '')) throw new UsageError(`Which ${word}? Give its id, e.g. 7.`)
  if (!reason?.trim() || reason.length > maxReasonLength)
    throw new UsageError(`Say why: --reason <text>, at most ${maxReasonLength} characters.`)
  return { kind, id: Number(subject), reason: reason.trim() }
}

const change =
  (
    what: 'frozen' | 'unfrozen',
    run: (client: BackofficeClient, order: ReturnType<typeof readOrder>) => Promise<FreezeAnswer>,
  ): Command =>
  async (client, args) => {
    const changed = await run(client, readOrder(args))
    return { json: changed, text: textOf(changed, what) }
  }

const notified: Readonly<Record<Kind, string>> = {
  user: 'the user',
  company: 'it',
  supplier: 'its company',
  credit_card: 'its company',
}

const textOf = ({ kind, id, name, payments }: FreezeAnswer, what: 'frozen' | 'unfrozen'): string => {
  const { begun, authorised, captured, in_transfer_file } = payments
  const isFrozen = what === 'frozen'
  return [
    `${wordOf(kind)} ${id} (${name}) is ${what}; ${notified[kind]} was notified.`,
    `${begun} card payments begun: ${isFrozen ? 'given back if their card is authorised' : 'go on'}`,
    `${authorised} authorised: ${isFrozen ? 'wait, and are not charged' : 'go on'}`,
    `${captured} charged: ${isFrozen ? 'wait, and get into no file for the bank' : 'get into the next file of their day'}`,
    ...in_transfer_file.map(one => `${invoiceDisplayId(one)}: goes on, the bank was ordered to send the money`),
  ].join('\n')
}

/** Users, companies, suppliers and cards that may not be used for now, and sign-ins that are to end. */
export const freezeCommands = {
  freeze: change('frozen', ({ freezes }, body) => freezes.freeze({ body })),
  unfreeze: change('unfrozen', ({ freezes }, body) => freezes.unfreeze({ body })),

  frozen: async ({ freezes: calls }, { after }) => {
    const { freezes, next_after } = await calls.listFreezes({ query: { after: readAfter(after) } })
    const lines = freezes.map(
      ({ kind, subject_id, company_id, company_name, reason, frozen_by, frozen_at }) =>
        `${wordOf(kind).padEnd(8)} ${subject_id}  of company ${company_id} ${company_name}  since ${frozen_at} by ${frozen_by}: ${reason}`,
    )
    return { json: { freezes, next_after }, text: pageText(lines, next_after, 'Nothing is frozen.') }
  },

  'end-sessions': async ({ freezes }, { id, reason }) => {
    const ended = await freezes.endUserSessions({ params: { id: readId(id) }, body: { reason } })
    return {
      json: ended,
      text:
        ended.ended_count === 0
          ? 'It is signed in nowhere.'
          : `${ended.ended_count} sessions ended; the user was notified.`,
    }
  },
} satisfies Record<string, Command>
