// Prints the text of each page of a PDF as JSON: journeys read what was printed for people.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPdf } from '../../platform/pdf/public.ts'

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Give the path of a PDF.')
const pictures = await mkdtemp(join(tmpdir(), 'pdf-text-'))
try {
  const { pages, drawn } = await readPdf(path, pictures, () => {})
  await drawn
  console.log(JSON.stringify(pages.map(({ characters }) => characters.map(({ text }) => text).join(''))))
} finally {
  await rm(pictures, { recursive: true, force: true })
}
