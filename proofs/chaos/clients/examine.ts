import type { InvoiceAction } from '../harness/journal.ts'
import type { KnownInvoice } from './town.ts'
import { type Client, insist } from './client.ts'

interface Command {
  readonly words: (id: number, client: Client) => string[]
  readonly action: InvoiceAction
  readonly from?: KnownInvoice['stage']
  readonly to: KnownInvoice['stage']
}

const by = ({ random }: Client, ...names: string[]): string => random.pick(names) ?? 'first'

const commands: Readonly<Record<string, Command>> = {
  check: {
    action: 'check',
    from: 'new',
    to: 'checked',
    words: (id, client) => ['check', String(id), '--as', by(client, 'first', 'first', 'second')],
  },
  complete: {
    action: 'complete',
    from: 'checked',
    to: 'completed',
    words: (id, client) => ['complete', String(id), '--as', by(client, 'first', 'second', 'second', 'third')],
  },
  transfer: {
    action: 'transfer',
    from: 'completed',
    to: 'over',
    words: id => ['transfer-done', String(id), '--as', 'third'],
  },
  reject: { action: 'reject', to: 'over', words: id => ['reject', String(id), '--as', 'first', '--comment', 'chaos'] },
  requireAction: {
    action: 'require_action',
    to: 'asked',
    words: (id, client) => [
      'require-action',
      String(id),
      '--reason',
      by(client, '1', '2', '3', '4', '5', '5'),
      '--comment',
      'chaos',
      '--as',
      'first',
    ],
  },
}

/** An examiner does what comes to hand; many of the commands are refused, which must do no harm. */
export const examine =
  (name: keyof typeof commands) =>
  async (client: Client): Promise<void> => {
    const { town, random } = client
    const command = commands[name]
    if (!command) return
    const known = town.pickInvoice(random, command.from)
    if (!known) return
    const { invoice_id } = known
    town.journal.appendEntry({ kind: 'asked', action: command.action, invoice_id })
    const answer = await town.cluster.backoffice(command.words(invoice_id, client))
    town.count(`${name}.${answer.kind === 'refused' ? answer.code : answer.kind}`)
    if (answer.kind !== 'done') return
    known.stage = command.to
    town.journal.appendEntry({ kind: 'done', action: command.action, invoice_id })
  }

/** The owner answers what was asked; the examination starts again. */
export async function answerExaminer(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickInvoice(random, 'asked')
  if (!known) return
  town.journal.appendEntry({ kind: 'asked', action: 'answer', invoice_id: known.invoice_id })
  const answer = await insist({ ...client, payer: known.payer }, 'answer', () =>
    known.payer.client.invoices.updateInvoice({ params: { id: known.invoice_id }, body: { comment: 'chaos' } }),
  )
  town.count(`answer.${answer.kind === 'refused' ? answer.code : answer.kind}`)
  if (answer.kind === 'succeeded') known.stage = 'new'
}
