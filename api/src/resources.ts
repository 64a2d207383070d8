import { accounts, banks, notifications, sessions, suppliers, system, users } from '@invoice-card/contracts'
import { accountsHandlers } from './accounts/handlers.ts'
import { accountsMessages } from './accounts/messages.ts'
import { banksHandlers } from './banks/handlers.ts'
import { resource } from './http/mount.ts'
import { notificationsHandlers } from './notifications/handlers.ts'
import { notificationsMessages } from './notifications/messages.ts'
import { sessionsHandlers } from './sessions/handlers.ts'
import { sessionsMessages } from './sessions/messages.ts'
import { suppliersHandlers } from './suppliers/handlers.ts'
import { suppliersMessages } from './suppliers/messages.ts'
import { systemHandlers } from './system/handlers.ts'
import { usersHandlers } from './users/handlers.ts'
import { usersMessages } from './users/messages.ts'

/** Every resource that the API answers, by the name it has in the contracts. */
export const resources = {
  sessions: resource(sessions, sessionsHandlers, sessionsMessages),
  users: resource(users, usersHandlers, usersMessages),
  notifications: resource(notifications, notificationsHandlers, notificationsMessages),
  accounts: resource(accounts, accountsHandlers, accountsMessages),
  banks: resource(banks, banksHandlers, {}),
  suppliers: resource(suppliers, suppliersHandlers, suppliersMessages),
  system: resource(system, systemHandlers, {}),
}
