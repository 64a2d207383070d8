import { open, rm } from 'node:fs/promises'
import { readId } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './session/usage.ts'

/** Letters with codes, and companies that show by documents who they are. */
export const verificationCommands = {
  letters: async ({ verification }) => {
    const { letters } = await verification.listLetters()
    const lines = letters.map(
      ({ company_id, recipient, postal_code, address }) => `${company_id}  ${recipient}  ${postal_code}  ${address}`,
    )
    return { json: { letters }, text: lines.join('\n') || 'Nothing to do.' }
  },

  'print-letters': async ({ verification }, { out }) => {
    if (!out) throw new UsageError('Say where the PDF goes: --out <path>.')
    // Before the codes are made: they stand in this file alone, and it is for its owner alone.
    const file = await open(out, 'wx', 0o600)
    try {
      const { content_base64, ...printed } = await verification.printLetters()
      if (content_base64 === null) {
        await rm(out)
        return { json: printed, text: 'No letter waits.' }
      }
      await file.writeFile(Buffer.from(content_base64, 'base64'))
      return { json: { ...printed, out }, text: `${printed.count} letters are in ${out}.` }
    } finally {
      await file.close()
    }
  },

  'verify-company': async ({ verification }, { id, comment }) => {
    if (!comment) throw new UsageError('Say which documents were seen: --comment <text>.')
    const verified = await verification.verifyCompany({ params: { id: readId(id) }, body: { comment } })
    return { json: verified, text: `Company ${verified.company_id} is verified and was notified.` }
  },
} satisfies Record<string, Command>
