import { redirect, type RouteObject } from 'react-router-dom'
import { enterSignIn } from '../auth/enter-sign-in.ts'
import { environment } from '../environment/environment.ts'
import { RootError } from '../error/root-error.tsx'
import { ScreenError } from '../error/screen-error.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { StartingUp } from '../layout/starting-up.tsx'
import { shellRouteId } from '../remotes/discover.ts'
import { enterRequest } from '../request-key/enter-request.ts'
import { requireSession } from '../session/guard.ts'
import { enterSignUp } from '../sign-up/enter-sign-up.ts'
import { Root } from './root.tsx'

const remotes = Object.values(environment.remotes)
const unknownPath = () => import(/* webpackChunkName: "remote-loader" */ '../remotes/unknown-path.tsx')
const addressedError = () => import(/* webpackChunkName: "remote-loader" */ '../addressed-error/screen.tsx')

/**
 * The host's screens; remotes join under the shell when one of their paths is first opened. The build reads the lazy
 * imports from here.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RootError />,
    hydrateFallbackElement: <StartingUp />,
    children: [
      { index: true, element: null, loader: () => redirect('/signin') },
      {
        element: <PublicLayout width="columns" />,
        errorElement: <RootError />,
        children: [
          {
            path: 'signin',
            loader: enterSignIn,
            shouldRevalidate: () => false,
            handle: { title: 'サインイン' },
            lazy: () => import('../auth/entry-screen.tsx'),
          },
        ],
      },
      {
        element: <PublicLayout />,
        errorElement: <RootError />,
        children: [
          {
            path: 'signup',
            loader: enterSignUp,
            shouldRevalidate: () => false,
            handle: { title: '新規登録' },
            lazy: () => import(/* webpackChunkName: "sign-up" */ '../sign-up/screen.tsx'),
          },
          {
            path: 'signup/code',
            handle: { title: 'メールアドレスの確認' },
            lazy: () => import(/* webpackChunkName: "code" */ '../sign-up/code-screen.tsx'),
          },
          {
            path: 'password/sendemail',
            handle: { title: 'パスワードの再設定' },
            lazy: () => import(/* webpackChunkName: "password" */ '../password/send-mail-screen.tsx'),
          },
          {
            path: 'password/reset',
            handle: { title: 'メールをご確認ください' },
            lazy: () => import(/* webpackChunkName: "password" */ '../password/reset-screen.tsx'),
          },
          {
            path: 'password/reregistration',
            handle: { title: '新しいパスワードの設定' },
            lazy: () => import(/* webpackChunkName: "password" */ '../password/reregistration-screen.tsx'),
          },
          {
            path: 'myaccount/edit-email-complete',
            handle: { title: 'メールアドレスの変更完了' },
            lazy: () => import(/* webpackChunkName: "end" */ '../email-change/complete-screen.tsx'),
          },
          {
            path: 'leave-complete',
            handle: { title: '退会の完了' },
            lazy: () => import(/* webpackChunkName: "end" */ '../leave-complete/screen.tsx'),
          },
          {
            path: 'oauth/authorize',
            shouldRevalidate: () => false,
            handle: { title: '連携サービスの許可' },
            lazy: () => import(/* webpackChunkName: "sign-up" */ '../oauth/authorize-screen.tsx'),
          },
          {
            path: 'oauth/authorize/code',
            shouldRevalidate: () => false,
            handle: { title: '認証コードの入力' },
            lazy: () => import(/* webpackChunkName: "code" */ '../oauth/code-screen.tsx'),
          },
          {
            path: 'onetime-password',
            handle: { title: '認証コードの入力' },
            lazy: () => import(/* webpackChunkName: "code" */ '../auth/one-time-password-screen.tsx'),
          },
        ],
      },
      {
        element: <PublicLayout width="form" />,
        errorElement: <RootError />,
        children: [
          {
            path: 'request',
            loader: enterRequest,
            shouldRevalidate: () => false,
            handle: { title: 'お支払いのご依頼' },
            lazy: () => import('../request-key/screen.tsx'),
          },
          {
            path: 'registration',
            handle: { title: '会社情報の登録' },
            lazy: () => import(/* webpackChunkName: "registration" */ '../registration/screen.tsx'),
          },
          {
            path: 'registration/confirm',
            handle: { title: '登録内容の確認' },
            lazy: () => import(/* webpackChunkName: "registration" */ '../registration/confirm-screen.tsx'),
          },
          {
            path: 'registration/result',
            handle: { title: '登録の結果' },
            lazy: () => import(/* webpackChunkName: "registration" */ '../registration/result-screen.tsx'),
          },
          {
            path: 'registration/terms',
            handle: { title: '利用規約' },
            lazy: () => import(/* webpackChunkName: "terms" */ '../terms/public-screen.tsx'),
          },
          {
            path: 'terms',
            handle: { title: '利用規約' },
            lazy: () => import(/* webpackChunkName: "terms" */ '../terms/open-screen.tsx'),
          },
          {
            path: 'commercial-transactions',
            handle: { title: '特定商取引法に基づく表記' },
            lazy: () => import(/* webpackChunkName: "terms" */ '../legal/commercial-transactions.tsx'),
          },
        ],
      },
      {
        id: shellRouteId,
        loader: requireSession,
        shouldRevalidate: () => true,
        lazy: () => import(/* webpackChunkName: "signed-in" */ '../layout/logged-in-layout.tsx'),
        children: [
          {
            errorElement: <ScreenError />,
            children: [
              { path: 'toppage', handle: { title: 'トップページ' }, lazy: () => import('../toppage/screen.tsx') },
              {
                path: 'notifications',
                handle: { title: 'お知らせ' },
                lazy: () => import('../notifications/list-screen.tsx'),
              },
              {
                path: 'notifications/:id',
                handle: { title: 'お知らせの詳細' },
                lazy: () => import('../notifications/detail-screen.tsx'),
              },
              {
                path: 'termsofservice',
                handle: { title: '利用規約' },
                lazy: () => import(/* webpackChunkName: "terms" */ '../terms/screen.tsx'),
              },
            ],
          },
          ...remotes
            .filter(({ menu }) => menu?.targets.length)
            .map(({ prefix }) => ({
              path: `${prefix}`,
              lazy: () => import(/* webpackChunkName: "signed-in" */ '../layout/remote-home.ts'),
            })),
          // Splats, not parents: a parent with a remote's prefix would stop the router from ever asking for the remote.
          // `lazy` has no import of its own here, so that the page preloads the shell for these paths, and not what
          // shows a failure.
          ...remotes.map(({ prefix }) => ({ path: `${prefix}/*`, lazy: unknownPath })),
        ],
      },
      {
        path: 'error/:title/:message',
        handle: { title: 'エラー' },
        lazy: addressedError,
      },
      { path: '*', handle: { title: 'ページが見つかりません' }, lazy: addressedError },
    ],
  },
]
