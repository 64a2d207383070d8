import * as v from 'valibot'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readIfThere } from '../read-if-there.ts'

const Accepted = v.pipe(v.string(), v.parseJson(), v.object({ integrity: v.string() }))

/** Document and policy together: with another policy the same document may run other scripts. */
export const cardDocumentOf = (policy: string, html: string): string => `${policy}\n${html}`

/** The card document is no release: what it must be is what a person has checked and accepted. */
export async function acceptedCardDocument(data: DataDirectory, environment: string): Promise<string | null> {
  const text = await readIfThere(data.acceptedCardDocument(environment))
  return text === null ? null : v.parse(Accepted, text).integrity
}

export const acceptCardDocument = (data: DataDirectory, environment: string, integrity: string): Promise<void> =>
  writeAtomically(
    data.acceptedCardDocument(environment),
    JSON.stringify({ integrity, accepted_at: new Date().toISOString() }),
  )
