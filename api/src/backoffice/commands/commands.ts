import { acquirerCommands } from './acquirer-commands.ts'
import type { Command } from './command.ts'
import { companyCommands } from './company-commands.ts'
import { examinerCommands } from './examiner-commands.ts'
import { freezeCommands } from './freeze-commands.ts'
import { operationCommands } from './operation-commands.ts'
import { partyCommands } from './party-commands.ts'
import { paymentCommands } from './payment-commands.ts'
import { promotionCommands } from './promotion-commands.ts'
import { transferCommands } from './transfer-commands.ts'
import { verificationCommands } from './verification-commands.ts'

/** Every command that is a call of somebody who is signed in. */
export const commands: Readonly<Record<string, Command>> = {
  ...paymentCommands,
  ...transferCommands,
  ...acquirerCommands,
  ...partyCommands,
  ...companyCommands,
  ...verificationCommands,
  ...freezeCommands,
  ...promotionCommands,
  ...operationCommands,
  ...examinerCommands,
}
