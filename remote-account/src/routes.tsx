import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const titled = (title: string): RouteHandle => ({ title })

export const routes: RouteObject[] = [
  {
    index: true,
    handle: titled('アカウント'),
    lazy: async () => ({ Component: (await import('./overview/screen.tsx')).OverviewScreen }),
  },
  {
    path: 'company',
    handle: titled('登録情報'),
    lazy: async () => ({ Component: (await import('./company/screen.tsx')).CompanyScreen }),
  },
  {
    path: 'edit-email-address',
    handle: titled('メールアドレスの変更'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "credentials" */ './email/address-screen.tsx')).EmailAddressScreen,
    }),
  },
  {
    path: 'edit-email-auth',
    handle: titled('認証コードの入力'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "credentials" */ './email/code-screen.tsx')).EmailCodeScreen,
    }),
  },
  {
    path: 'edit-password',
    handle: titled('パスワードの変更'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "credentials" */ './password/screen.tsx')).PasswordScreen,
    }),
  },
  {
    path: 'security',
    handle: titled('セキュリティ設定'),
    lazy: async () => ({ Component: (await import('./security/screen.tsx')).SecurityScreen }),
  },
  {
    path: 'security/history',
    handle: titled('サインインの履歴'),
    lazy: async () => ({ Component: (await import('./sign-ins/screen.tsx')).SignInsScreen }),
  },
  {
    path: 'programs',
    handle: titled('連携サービス'),
    lazy: async () => ({ Component: (await import('./programs/screen.tsx')).ProgramsScreen }),
  },
  {
    path: 'data',
    handle: titled('データのダウンロード'),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "leave" */ './data/screen.tsx')).DataScreen }),
  },
  {
    path: 'leave',
    handle: titled('退会'),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "leave" */ './leave/screen.tsx')).LeaveScreen }),
  },
  {
    path: 'creditcards',
    handle: titled('お支払い方法'),
    lazy: async () => ({ Component: (await import('./credit-cards/screen.tsx')).CreditCardsScreen }),
  },
]
