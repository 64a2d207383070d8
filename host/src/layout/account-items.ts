import { publicEnvironment } from '@invoice-card/remote'
import type { MenuItem } from '@invoice-card/ui'
import { useAvailability } from '../remotes/availability.ts'
import { paths } from '../navigation/paths.ts'
import { signOutLabel } from '../session/messages.ts'
import { signOut } from '../session/sign-out.ts'
import { layoutMessages as messages } from './messages.ts'

/** What stands under the company's name (docs/product.md#header). */
export function useAccountItems(): MenuItem[] {
  const { links } = publicEnvironment()
  const own: MenuItem[] = [
    { label: messages.registrationInfo, icon: 'business', to: paths.account.getHref('company') },
    { label: messages.loginInfo, icon: 'person', to: paths.account.getHref('login') },
    { label: messages.paymentMethod, icon: 'credit_card', to: paths.accountCreditCards.getHref() },
    { label: messages.security, icon: 'shield', to: paths.accountSecurity.getHref() },
  ]
  return [
    ...(useAvailability('remote_account') ? own : []),
    { label: messages.terms, icon: 'description', to: paths.termsOfService.getHref(), startsGroup: true },
    { label: messages.contact, icon: 'mail', to: links.contact },
    { label: messages.privacyPolicy, icon: 'lock', to: links.privacyPolicy },
    { label: signOutLabel, icon: 'logout', onSelect: signOut, startsGroup: true },
  ]
}

/** Where help is found (docs/product.md#header). */
export const helpItems = (): MenuItem[] => {
  const { links } = publicEnvironment()
  return [
    { label: messages.operationManual, icon: 'description', to: links.operationManual },
    { label: messages.faq, icon: 'help', to: links.faq },
  ]
}
