import assert from 'node:assert/strict'
import type { Services } from '../../platform/services/services.ts'
import { findTransferFile } from '../../payments/transfers/file-store.ts'
import { applyResultFile, type Settlement } from '../../payments/transfers/apply-result-file.ts'
import { resultAt } from '../../payments/transfers/zengin-file.ts'
import { examiners } from '../companies/examiners.ts'

const recordLength = 122

/** The bank's answer to a file: the same bytes with a result for each transfer. */
export function answeredFile(content: Buffer, ...codes: string[]): Buffer {
  const bytes = Buffer.from(content)
  let next = 0
  for (let at = 0; at < bytes.length; at += recordLength)
    if (bytes[at] === 0x32) bytes.write(codes[next++] ?? '', at + resultAt, 'latin1')
  return bytes
}

/** The bank answers a file with these results, and they are read. */
export async function answerFile(
  services: Services,
  day: string,
  sequence: number,
  ...codes: string[]
): Promise<Settlement> {
  const file = (await findTransferFile(services.db, day, sequence)) ?? assert.fail(`no file ${day}-${sequence}`)
  return applyResultFile(services, day, sequence, answeredFile(file.content, ...codes), examiners.bank)
}
