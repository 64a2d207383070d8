const everyMs = 2_000

/**
 * Says on standard error how far a long copy is: one line that moves in a terminal, a line every two seconds
 * elsewhere.
 */
export function reportProgress(stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stderr) {
  let reportedAt = performance.now()
  let isLineOpen = false
  return {
    report: ({ files, of, bytes }: { readonly files: number; readonly of: number; readonly bytes: number }): void => {
      if (performance.now() - reportedAt < everyMs && files < of) return
      reportedAt = performance.now()
      const line = `${files} of ${of} files, ${(bytes / 1e6).toFixed(1)} MB copied`
      stream.write(stream.isTTY ? `\r${line}` : `${line}\n`)
      isLineOpen = stream.isTTY
    },
    end: (): void => {
      if (isLineOpen) stream.write('\n')
    },
  }
}
