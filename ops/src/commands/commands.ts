import type { Command } from '../command-line/command.ts'
import { create } from './create.ts'
import { deploy } from './deploy.ts'
import { errors } from './errors.ts'
import { gc } from './gc.ts'
import { helpFor } from './help.ts'
import { history } from './history.ts'
import { keys } from './keys.ts'
import { pin } from './pin.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { recordApi } from './record-api.ts'
import { releases } from './releases.ts'
import { renew } from './renew.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { toggle } from './toggle.ts'
import { unpin } from './unpin.ts'
import { verify } from './verify.ts'
import { vitals } from './vitals.ts'

const doing: Readonly<Record<string, Command>> = {
  status,
  history,
  releases,
  create,
  publish,
  deploy,
  promote,
  rollback,
  toggle,
  pin,
  unpin,
  renew,
  verify,
  'record-api': recordApi,
  errors,
  vitals,
  gc,
  keys,
}

export const commands: Readonly<Record<string, Command>> = { ...doing, help: helpFor(doing) }
