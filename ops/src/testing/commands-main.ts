// Runs the `ops` commands that its parent sends, so that many of them start one process.
import { runCommandLine } from '../run.ts'

process.on('message', (args: readonly string[]) => {
  void runCommandLine(args).then(result => process.send?.(result))
})
process.on('disconnect', () => process.exit())
