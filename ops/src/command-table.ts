import type { Command } from './command-line/command.ts'
import { audit } from './commands/audit.ts'
import { backup } from './commands/backup.ts'
import { canary } from './commands/canary.ts'
import { create } from './commands/create.ts'
import { dashboard } from './dashboard/command.ts'
import { deploy } from './commands/deploy.ts'
import { dev } from './commands/dev.ts'
import { errors } from './commands/errors.ts'
import { files } from './commands/files.ts'
import { gc } from './commands/gc.ts'
import { helpFor } from './commands/help.ts'
import { history } from './commands/history.ts'
import { inventory } from './commands/inventory.ts'
import { keys } from './commands/keys.ts'
import { override } from './commands/override.ts'
import { pin } from './commands/pin.ts'
import { promote } from './commands/promote.ts'
import { publish } from './commands/publish.ts'
import { recordApi } from './commands/record-api.ts'
import { registry } from './commands/registry.ts'
import { releases } from './commands/releases.ts'
import { remove } from './commands/remove.ts'
import { renew } from './commands/renew.ts'
import { restore } from './commands/restore.ts'
import { rollback } from './commands/rollback.ts'
import { status } from './commands/status.ts'
import { toggle } from './commands/toggle.ts'
import { pull, push } from './commands/transfer.ts'
import { unpin } from './commands/unpin.ts'
import { verify } from './commands/verify.ts'
import { vitals } from './commands/vitals.ts'
import { watch } from './commands/watch.ts'

const doing: Readonly<Record<string, Command>> = {
  status,
  history,
  releases,
  create,
  dev,
  publish,
  push,
  pull,
  deploy,
  canary,
  override,
  promote,
  rollback,
  toggle,
  pin,
  unpin,
  remove,
  renew,
  verify,
  audit,
  'record-api': recordApi,
  errors,
  vitals,
  inventory,
  watch,
  dashboard,
  gc,
  keys,
  registry,
  files,
  backup,
  restore,
}

export const commands: Readonly<Record<string, Command>> = { ...doing, help: helpFor(doing) }
