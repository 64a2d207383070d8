import { readTokens } from '@invoice-card/session'
import { paths } from '../navigation/paths.ts'

/** Where a public page leads back to. The sign-in screen would end an open session. */
export const publicHome = (): { to: string; label: string } =>
  readTokens() === null
    ? { to: paths.signIn.getHref(), label: 'サインイン画面に戻る' }
    : { to: paths.topPage.getHref(), label: 'トップページに戻る' }
