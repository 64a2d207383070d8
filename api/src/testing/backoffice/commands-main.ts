// Runs the `backoffice` commands that its parent sends, so that many of them start one process.
import { readArguments, readTarget, runCommand } from '../../backoffice/commands/public.ts'

process.on('message', (args: string[]) => {
  void answer(args).then(result => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function answer(args: string[]) {
  try {
    const { json } = await runCommand(readTarget(), readArguments(args))
    return { exitCode: 0, stdout: JSON.stringify(json), stderr: '' }
  } catch (error) {
    return { exitCode: 1, stdout: '', stderr: String(error) }
  }
}
