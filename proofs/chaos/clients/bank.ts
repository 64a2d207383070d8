import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerTransferFile, halfOf, readTransferFile } from '../harness/bank.ts'
import type { BankResult } from '../harness/journal.ts'
import { listNewestFiles, listTransfers } from '../harness/shortcuts-store.ts'
import type { KnownFile } from './town.ts'
import type { Client } from './client.ts'
import { patiently } from '../cluster/patiently.ts'
import { transferDay } from './pay.ts'

const codes: Readonly<Record<string, number>> = { 0: 85, 2: 6, 3: 4, 4: 3, 8: 2 }

/** Two examiners make the file of a day at the same time. */
export async function makeFile(client: Client): Promise<void> {
  const { town, random } = client
  const day = transferDay()
  const made = await Promise.all(
    (random.chance(0.5) ? ['first', 'second'] : ['first']).map(name =>
      town.cluster.backoffice(['transfer-file', day, '--as', name]),
    ),
  )
  for (const answer of made) town.count(`file.${answer.kind === 'refused' ? answer.code : answer.kind}`)
}

/**
 * The bank's answer about a file is decided once, then read: whole, twice at once, in halves, or under another file's
 * name.
 */
export async function readResults(client: Client): Promise<void> {
  const { town, random } = client
  const file = random.pick(await patiently(() => listFiles(client)))
  if (!file) return
  const answer = answerTransferFile(file.content, await resultsOf(client, file))
  const path = join(town.cluster.folder, `${file.name}-${random.between(0, 1e9)}`)
  await writeFile(path, answer)
  await writeFile(`${path}-half`, halfOf(answer))
  const ask = (name: string, from: string) =>
    town.cluster.backoffice(['transfer-result', name, '--in', from, '--as', 'bank'])
  const mustRefuse = async (what: string, asked: ReturnType<typeof ask>): Promise<void> => {
    const { kind } = await asked
    town.count(`result.${what}.${kind}`)
    if (kind === 'done')
      town.journal.appendEntry({ kind: 'wrong', about: file.name, text: `a result file (${what}) was taken over` })
  }
  const take = async (): Promise<void> => {
    const settled = await ask(file.name, path)
    town.count(`result.${settled.kind === 'refused' ? settled.code : settled.kind}`)
    if (settled.kind === 'done') town.journal.appendEntry({ kind: 'bank_settled', file: file.name })
    if (settled.kind === 'refused')
      town.journal.appendEntry({
        kind: 'wrong',
        about: file.name,
        text: `the bank's answer was refused with ${settled.code}`,
      })
  }
  await mustRefuse('half', ask(file.name, `${path}-half`))
  await mustRefuse('wrong_day', ask(`${transferDay()}-9999`, path))
  const other = random.pick((await patiently(() => listFiles(client))).filter(({ name }) => name !== file.name))
  if (other) await mustRefuse('other_file', ask(other.name, path))
  await Promise.all([take(), ...(random.chance(0.5) ? [take()] : [])])
}

async function listFiles({ town }: Client): Promise<KnownFile[]> {
  const rows = await listNewestFiles(town.cluster.services.db)
  return rows.map(({ transfer_date, sequence, content }) => ({ name: `${transfer_date}-${sequence}`, content }))
}

/** Said the same way however often it is asked. Written down before anybody reads it. */
async function resultsOf({ town, random }: Client, { name, content }: KnownFile): Promise<readonly BankResult[]> {
  const ids = readTransferFile(content).transfers.map(({ id }) => id)
  const transfers = await patiently(() => listTransfers(town.cluster.services.db, ids))
  const known = town.bankAnswers.get(name)
  if (known) return known
  const results = transfers.map(({ id, invoice_id }) => ({
    transfer_id: id,
    invoice_id,
    code: Number(random.weighted(codes)),
  }))
  town.bankAnswers.set(name, results)
  town.journal.appendEntry({ kind: 'bank_answers', file: name, results })
  return results
}
