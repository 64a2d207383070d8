import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of a ZIP; it is opened when its turn comes. */
export interface ZipEntry {
  readonly name: string
  readonly modifiedAt: Date
  /** What is compressed by its own format already: little is left to be won, and most of the time would go there. */
  readonly isDense?: true
  readonly open: () => Promise<Readable>
}

const japanOffsetMinutes = 9 * 60

/**
 * The time of a file as its user's clock shows it: a ZIP has none but the local one, which `yazl` takes from the clock
 * of this process. Its other field, in UTC, is left out, as Windows does not read it.
 */
const japaneseTime = (moment: Date) => ({
  mtime: new Date(moment.getTime() + (japanOffsetMinutes + moment.getTimezoneOffset()) * 60_000),
  forceDosTimestamp: true,
})

/**
 * A ZIP that is made while it is read: one file at a time is open, and nothing but the list of names is held in memory.
 * A failure ends the stream with its error. @param onWritten called after each file
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, onWritten: () => Promise<void>): Readable {
  const zip = new ZipFile()
  // Its type says less than it is: a PassThrough.
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  // The reader may stop: then nobody takes the rest of the file that is open.
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))

  const fill = async (): Promise<void> => {
    for await (const { name, modifiedAt, isDense, open } of entries) {
      if (output.destroyed) return
      current = await open()
      // The reader may have left while it was opened.
      if (output.destroyed) current.destroy()
      const isRead = finished(current, { writable: false })
      zip.addReadStream(current, name, { ...japaneseTime(modifiedAt), compressionLevel: isDense ? 1 : 6 })
      await isRead
      await onWritten()
    }
    zip.end()
  }
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  return output
}
