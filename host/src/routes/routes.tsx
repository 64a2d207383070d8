import { redirect, type RouteObject } from 'react-router-dom'
import { enterSignIn } from '../auth/enter-sign-in.ts'
import { RootError } from '../error/root-error.tsx'
import { ScreenError } from '../error/screen-error.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { StartingUp } from '../layout/starting-up.tsx'
import { shellRouteId } from '../remotes/discover.ts'
import { requireSession } from './guard.ts'
import { Root } from './root.tsx'

const unknownPath = () => import('../remotes/unknown-path.tsx')

/** The host's screens; remotes join under the shell when one of their paths is first opened. The build reads the lazy imports from here. */
export const routes: RouteObject[] = [{
  element: <Root />, errorElement: <RootError />, hydrateFallbackElement: <StartingUp />,
  children: [
    { index: true, loader: () => redirect('/signin') },
    {
      element: <PublicLayout />, errorElement: <RootError />,
      children: [
        { path: 'signin', loader: enterSignIn, shouldRevalidate: () => false, handle: { title: 'サインイン' }, lazy: () => import('../auth/sign-in-screen.tsx') },
        { path: 'onetime-password', handle: { title: '認証コードの入力' }, lazy: () => import('../auth/one-time-password-screen.tsx') },
      ],
    },
    {
      id: shellRouteId, loader: requireSession, shouldRevalidate: () => true, lazy: () => import('../layout/logged-in-layout.tsx'),
      children: [
        {
          errorElement: <ScreenError />,
          children: [
            { path: 'toppage', handle: { title: 'トップページ' }, lazy: () => import('../toppage/screen.tsx') },
            { path: 'notifications', handle: { title: 'お知らせ' }, lazy: () => import('../notifications/list-screen.tsx') },
            { path: 'notifications/:id', handle: { title: 'お知らせの詳細' }, lazy: () => import('../notifications/detail-screen.tsx') },
            { path: 'termsofservice', handle: { title: '利用規約' }, lazy: () => import('../terms/screen.tsx') },
          ],
        },
        // Splats, not parents: a parent with a remote's prefix would keep the router from ever asking for the remote.
        // `lazy` has no import of its own here, so that the page preloads the shell for these paths, and not what shows a failure.
        { path: 'payments/*', lazy: unknownPath },
        { path: 'collections/*', lazy: unknownPath },
        { path: 'suppliers/*', lazy: unknownPath },
        { path: 'myaccount/*', lazy: unknownPath },
      ],
    },
    { path: 'error/:title/:message', handle: { title: 'エラー' }, lazy: () => import('../error/error-screen.tsx') },
    { path: '*', handle: { title: 'ページが見つかりません' }, lazy: () => import('../error/error-screen.tsx') },
  ],
}]
