import { runCommand, type CommandResult } from '../command.ts'

/** Runs pnpm as README does, so that it is the same wherever the check is started from. */
export const runPnpm = (args: readonly string[], limitMs: number): Promise<CommandResult> =>
  runCommand(['npx', '--yes', '--prefer-offline', 'pnpm@12', ...args], { directory: process.cwd(), limitMs })
