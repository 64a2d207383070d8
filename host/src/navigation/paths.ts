import type { CollectionTab } from '@invoice-card/domain'
import { environment } from '../environment/environment.ts'

const withRedirect = (path: string, redirect: string | null | undefined) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** Where the host's own screens are (docs/product.md#routes), and the screens of remotes that the host points to. */
export const paths = {
  signIn: { path: 'signin', getHref: (redirect?: string | null) => withRedirect('/signin', redirect) },
  oneTimePassword: {
    path: 'onetime-password',
    getHref: (redirect?: string | null) => withRedirect('/onetime-password', redirect),
  },
  /** Where the link of a request's mail leads. */
  request: { path: 'request', getHref: () => '/request' },
  signUp: { path: 'signup', getHref: () => '/signup' },
  signUpAgain: { getHref: () => '/signup?again=1' },
  signUpCode: { path: 'signup/code', getHref: () => '/signup/code' },
  passwordSendEmail: { path: 'password/sendemail', getHref: () => '/password/sendemail' },
  passwordReset: { path: 'password/reset', getHref: () => '/password/reset' },
  passwordReregistration: { path: 'password/reregistration' },
  registration: { path: 'registration', getHref: () => '/registration' },
  registrationConfirm: { path: 'registration/confirm', getHref: () => '/registration/confirm' },
  registrationResult: { path: 'registration/result', getHref: () => '/registration/result' },
  /** The terms for who has no account yet: `/termsofservice` stands behind the sign-in. */
  publicTerms: { path: 'registration/terms', getHref: () => '/registration/terms' },
  /** The same, for who reads them before anything else. */
  terms: { path: 'terms', getHref: () => '/terms' },
  /** What the Act on Specified Commercial Transactions asks for. */
  commercialTransactions: { path: 'commercial-transactions', getHref: () => '/commercial-transactions' },
  /** Where programs of other companies send a user who is to give them access; the search is theirs. */
  authorize: { path: 'oauth/authorize', getHref: (search: string) => `/oauth/authorize${search}` },
  authorizeCode: { path: 'oauth/authorize/code', getHref: (search: string) => `/oauth/authorize/code${search}` },
  editEmailComplete: { path: 'myaccount/edit-email-complete' },
  /** Where an account that was closed leads. */
  leaveComplete: { path: 'leave-complete', getHref: () => '/leave-complete' },
  topPage: { path: 'toppage', getHref: () => '/toppage' },
  notifications: {
    path: 'notifications',
    getHref: (page = 1) => (page > 1 ? `/notifications?page=${page}` : '/notifications'),
  },
  notification: { path: 'notifications/:id', getHref: (id: number) => `/notifications/${id}` },
  termsOfService: { path: 'termsofservice', getHref: () => '/termsofservice' },
  error: {
    path: 'error/:title/:message',
    getHref: (title: string, message: string) => `/error/${encodeURIComponent(title)}/${encodeURIComponent(message)}`,
  },
  payments: {
    getHref: (screen: 'create' | 'draft' | 'review' | 'reserved' | 'history' | 'waiting') => `/payments/${screen}`,
  },
  payment: { getHref: (tab: 'review' | 'reserved' | 'history', id: number) => `/payments/${tab}/${id}` },
  /** Where a payment that was begun goes on. */
  draft: { getHref: (id: number) => `/payments/draft/${id}` },
  /** Payments that a program prepared together. */
  preparedGroup: { getHref: (id: number) => `/payments/oauth/${id}` },
  preparedGroups: '/payments/oauth',
  /** The same, which opens one of them to be paid. */
  preparedItem: { getHref: (groupId: number, id: number) => `/payments/oauth/${groupId}?pay=${id}` },
  /** Where the buyer of a request pays it by card. */
  requestPayment: { getHref: (id: number) => `/payments/waiting/${id}/creditcard` },
  collections: { getHref: (screen: CollectionTab | 'draft' | 'create') => `/collections/${screen}` },
  /** A request for payment by card, as its seller sees it. */
  collection: { getHref: (tab: CollectionTab, id: number) => `/collections/${tab}/${id}` },
  suppliers: { getHref: () => '/suppliers' },
  editEmailAddress: { getHref: () => '/myaccount/edit-email-address' },
  addSupplier: { getHref: () => '/suppliers/add/company' },
  account: { getHref: (section?: 'company' | 'login') => (section ? `/myaccount#${section}` : '/myaccount') },
  accountCreditCards: { getHref: () => '/myaccount/creditcards' },
  accountSecurity: { getHref: () => '/myaccount/security' },
} as const

/** First segments of the screens that need a signed-in user. */
const privateSegments: ReadonlySet<string> = new Set([
  ...Object.values(environment.remotes).map(({ prefix }) => prefix),
  paths.topPage.path,
  paths.notifications.path,
  paths.termsOfService.path,
])

/** Reached from a mail, so open to everybody although it lies under a private segment (docs/product.md#routes). */
const publicExceptions: ReadonlySet<string> = new Set(['/myaccount/edit-email-complete'])

/** True for paths that an anonymous user is sent to the sign-in screen from. */
export function isPrivatePath(pathname: string): boolean {
  const trimmed = pathname.replace(/\/+$/, '')
  return privateSegments.has(trimmed.split('/')[1] ?? '') && !publicExceptions.has(trimmed)
}
