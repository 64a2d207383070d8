import * as v from 'valibot'

/** One line of the list of a backup's files. */
const Entry = v.object({
  key: v.string(),
  size: v.number(),
  sha256: v.string(),
  /** The hash of its row, where the file has another one: it was damaged before the backup. */
  row_sha256: v.optional(v.string()),
})
export type Entry = v.InferOutput<typeof Entry>

/** A file that rows name and the store lacked, or could not read. */
const Absent = v.object({ key: v.string(), missing: v.string() })
export type Absent = v.InferOutput<typeof Absent>

const Line = v.pipe(v.string(), v.parseJson(), v.union([Entry, Absent]))

export const readEntry = (line: string): Entry | Absent => v.parse(Line, line)
export const entryLine = (entry: Entry | Absent): string => `${JSON.stringify(entry)}\n`

/** What a row says of a file. */
export interface NamedFile {
  readonly key: string
  /** Null where no row has the hash. */
  readonly sha256: string | null
}

/** A line of COPY. Neither keys nor hashes have characters that it would write in another way. */
export function readNamed(line: string): NamedFile {
  const [key = '', sha256 = ''] = line.split('\t')
  return { key, sha256: sha256 === '\\N' ? null : sha256 }
}
