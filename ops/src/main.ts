import { runCommandLine } from './run.ts'

const { exitCode, stdout, stderr } = await runCommandLine(process.argv.slice(2))
if (stderr) console.error(stderr)
if (stdout) console.log(stdout)
process.exitCode = exitCode
