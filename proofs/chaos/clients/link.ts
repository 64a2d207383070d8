import { takeMailbox } from '../harness/shortcuts-store.ts'
import { type Client, insist } from './client.ts'
import { patiently } from '../cluster/patiently.ts'

/** `2`: it was sent to somebody else; the others: somebody was first, or its time is over. */
const refusals = ['2', 'request_key_used', 'request_key_expired', 'request_key_invalid', 'too_many_requests']

/**
 * The addressee of the mail signs up with its address and opens the link in two windows, while a stranger has found it,
 * too.
 */
export async function link(client: Client): Promise<void> {
  const { town, random, payer } = client
  const known = town.pickRequest(
    random,
    request => request.buyer === null && request.seller.companyId !== payer.companyId,
  )
  if (!known || known.isBeingLinked) return
  known.isBeingLinked = true
  await patiently(() => takeMailbox(town.cluster.services.db, payer.userId, known.emailAddress))
  const open = async (who: typeof payer, is_addressed: boolean): Promise<void> => {
    const { request_key } = known
    town.journal.appendEntry({ kind: 'linking', request_key, company_id: who.companyId, is_addressed })
    const answer = await insist({ ...client, payer: who }, 'link', () =>
      who.client.requestKeys.linkRequestKey({ body: { request_key } }),
    )
    town.count(`link.${answer.kind === 'refused' ? answer.code : answer.kind}`)
    if (answer.kind === 'refused' && !refusals.includes(answer.code))
      town.journal.appendEntry({ kind: 'wrong', about: request_key, text: `a link was refused with ${answer.code}` })
    if (answer.kind !== 'succeeded') return
    town.journal.appendEntry({
      kind: 'linked',
      request_key,
      company_id: who.companyId,
      invoice_id: answer.value.invoice_id,
    })
    known.buyer = who
  }
  const stranger = random.pick(town.buyers.filter(other => other !== payer && other !== known.seller))
  await Promise.all([open(payer, true), open(payer, true), ...(stranger ? [open(stranger, false)] : [])])
}
