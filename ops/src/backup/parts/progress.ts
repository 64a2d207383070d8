const everyMs = 2_000

export interface Progress {
  report(what: string, done: number, of: number): void
  end(): void
}

/**
 * Says on standard error how far a backup or restore is: one line that moves in a terminal, a line every two seconds
 * elsewhere.
 */
export function showProgress(stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stderr): Progress {
  let reportedAt = performance.now()
  let isLineOpen = false
  return {
    report: (what, done, of) => {
      if (performance.now() - reportedAt < everyMs && (done < of || !isLineOpen)) return
      reportedAt = performance.now()
      const line = `${done} of ${of} ${what}`
      stream.write(stream.isTTY ? `\r${line}\u001B[K` : `${line}\n`)
      isLineOpen = stream.isTTY
    },
    end: () => {
      if (isLineOpen) stream.write('\n')
    },
  }
}
