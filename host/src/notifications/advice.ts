import type { NotificationKind } from '@invoice-card/contracts'
import { paths } from '../navigation/paths.ts'
import { notificationMessages as messages } from './messages.ts'

interface Advice {
  readonly to: string
  readonly label: string
}
const changePassword: Advice = { to: '/myaccount/edit-password', label: messages.changePassword }
// Whoever has changed it knows the password: its owner no longer does.
const resetPassword: Advice = { to: paths.passwordSendEmail.getHref(), label: messages.resetPassword }

/** What the text of a kind advises whom it surprises to do, and where that is. */
export const adviceOf: Readonly<Partial<Record<NotificationKind, Advice>>> = {
  new_device: changePassword,
  security_settings_changed: changePassword,
  external_client_connected: changePassword,
  data_export_ready: changePassword,
  password_changed: resetPassword,
  email_address_changed: resetPassword,
}
