import type { Command } from '../command-line/command.ts'
import { audit } from './audit.ts'
import { canary } from './canary.ts'
import { create } from './create.ts'
import { dashboard } from './dashboard.ts'
import { deploy } from './deploy.ts'
import { dev } from './dev.ts'
import { errors } from './errors.ts'
import { gc } from './gc.ts'
import { helpFor } from './help.ts'
import { history } from './history.ts'
import { inventory } from './inventory.ts'
import { keys } from './keys.ts'
import { override } from './override.ts'
import { pin } from './pin.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { recordApi } from './record-api.ts'
import { registry } from './registry.ts'
import { releases } from './releases.ts'
import { renew } from './renew.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { toggle } from './toggle.ts'
import { pull, push } from './transfer.ts'
import { unpin } from './unpin.ts'
import { verify } from './verify.ts'
import { vitals } from './vitals.ts'
import { watch } from './watch.ts'

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
}

export const commands: Readonly<Record<string, Command>> = { ...doing, help: helpFor(doing) }
