import type { CollectionTab } from '@invoice-card/domain'
import type { RouteHandle } from '@invoice-card/remote'
import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { WhileOn } from './new-requests-off/while-on.tsx'

const handle = (title: string): RouteHandle => ({ title })

const detail = (tab: CollectionTab): RouteObject => ({
  path: `${tab}/:id`,
  handle: handle('ご依頼の詳細'),
  lazy: async () => {
    const { RequestDetailScreen } = await import('./request-detail/screen.tsx')
    return { element: <RequestDetailScreen key={tab} tab={tab} /> }
  },
})

const inFlow = (title: string): RouteHandle => ({ ...handle(title), flow: 'collection' })

const requestList = (tab: CollectionTab, title: string): RouteObject => ({
  path: tab,
  handle: {
    ...handle(title),
    prefetch: async (search, cache) => (await import('./request-list/screen.tsx')).prefetchRequests(tab, search, cache),
  } satisfies RouteHandle,
  lazy: async () => ({ Component: (await import('./request-list/screen.tsx')).RequestListScreen }),
})

const NewRequestsOff = lazy(async () => ({
  default: (await import(/* webpackChunkName: "create" */ './new-requests-off/screen.tsx')).NewRequestsOffScreen,
}))
const off = (
  <Suspense fallback={null}>
    <NewRequestsOff />
  </Suspense>
)

export const routes: RouteObject[] = [
  {
    element: <WhileOn off={off} />,
    children: [
      {
        path: 'create',
        handle: inFlow('請求書の選択'),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "create" */ './create/screen.tsx')).CreateScreen,
        }),
      },
      {
        path: 'add/invoiceinfo',
        handle: inFlow('依頼内容の入力'),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "form" */ './invoice-info/screen.tsx')).InvoiceInfoScreen,
        }),
      },
      {
        path: 'add/account',
        handle: inFlow('入金先の選択'),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "steps" */ './account/screen.tsx')).AccountScreen,
        }),
      },
      {
        path: 'add/confirm',
        handle: inFlow('依頼内容の確認'),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "steps" */ './confirm/screen.tsx')).ConfirmScreen,
        }),
      },
      {
        path: 'draft/:id',
        handle: inFlow('下書きを開く'),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "form" */ './draft-list/open-draft.tsx')).OpenDraftScreen,
        }),
      },
    ],
  },
  {
    path: 'complete',
    handle: inFlow('ご依頼の完了'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "steps" */ './complete/screen.tsx')).CompleteScreen,
    }),
  },
  requestList('request', '依頼中の一覧'),
  requestList('decided', '入金予定の一覧'),
  requestList('history', 'ご依頼の履歴'),
  detail('request'),
  detail('decided'),
  detail('history'),
  {
    path: 'schedule',
    handle: handle('毎月のご依頼'),
    lazy: async () => ({ Component: (await import('./schedule-list/screen.tsx')).ScheduleListScreen }),
  },
  {
    path: 'draft',
    handle: handle('ご依頼の下書き'),
    lazy: async () => ({ Component: (await import('./draft-list/screen.tsx')).RequestDraftListScreen }),
  },
]
