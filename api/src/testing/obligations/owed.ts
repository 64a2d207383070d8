/** A line that a file lacks, or has without need: what `pnpm check` prints. */
export interface Owed {
  readonly file: string
  readonly what: 'add' | 'remove'
  readonly line: string
  /** What the line needs beside that, e.g. a word that only a person knows. */
  readonly hint?: string
}

export const owedText = ({ file, what, line, hint }: Owed): string =>
  `${file}: ${what} the line "${line}"${hint === undefined ? '' : ` (${hint})`}`

/** What two lists of names differ by: `missing` is to be added, `surplus` to be removed. */
export const difference = (needed: Iterable<string>, present: Iterable<string>) => {
  const [wanted, there] = [new Set(needed), new Set(present)]
  return {
    missing: [...wanted].filter(name => !there.has(name)),
    surplus: [...there].filter(name => !wanted.has(name)),
  }
}
