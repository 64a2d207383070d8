import type { Owed } from './owed.ts'

const file = 'gateway-sandbox/README.md'

/**
 * Every block of a result code that the sandbox can answer stands in its README. Read as text: nobody imports the
 * sandbox.
 */
export function owedByResultCodes(source: string, page: string): Owed[] {
  const blocks = [...source.matchAll(/^ {2}([A-Z0-9]{4}): '(.+)',$/gm)]
  return blocks
    .filter(([, block]) => !page.includes(`\`${block}\``))
    .map(([, block, text]) => ({
      file,
      what: 'add',
      line: `\`${block}\` ${text}`,
      hint: 'in the row of "Result codes"',
    }))
}
