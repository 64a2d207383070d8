import '../testing/page.ts'
import { act, fireEvent, screen, waitFor } from '@invoice-card/config/testing'
import { Outlet } from 'react-router-dom'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as AnalyticsFrame } from './analytics-frame.tsx'

const src = 'https://analytics.example/frame.html?id=GTM-ABC1234'
const open = (path: string, frame = src) =>
  renderAt(path, [
    {
      element: (
        <>
          <Outlet />
          <AnalyticsFrame src={frame} />
        </>
      ),
      children: [
        { path: 'notifications/:id', handle: { title: 'お知らせの詳細' }, element: <p>お知らせ</p> },
        { path: '*', handle: { title: '画面' }, element: <p>画面</p> },
      ],
    },
  ])
const frame = () => screen.queryByTitle('利用状況の計測') as HTMLIFrameElement | null

test.each([
  '/signin',
  '/signup',
  '/signup/code',
  '/onetime-password',
  '/password/sendemail',
  '/password/reregistration',
  '/registration',
  '/registration/confirm',
  '/payments/add/invoiceinfo',
  '/payments/add/confirm',
  '/payments/edit/12/confirm',
  '/payments/review/12',
  '/payments/waiting/7310/creditcard',
  '/payments/complete',
  '/myaccount',
  '/myaccount/edit-password',
  '/myaccount/creditcards',
  '/myaccount/security',
  '/suppliers/add/bank',
  '/error/a/b',
  '/no/such/screen',
  '/toppage/extra',
])('is not there on %s', path => {
  open(path)
  expect(frame()).toBeNull()
})

test('is sent the screen without its id, and goes when a screen with a card comes', async () => {
  const router = open('/notifications/31')
  const { contentWindow } = frame()!
  const posted = jest.spyOn(contentWindow!, 'postMessage').mockImplementation(() => {})
  expect(frame()).toHaveAttribute('src', src)
  fireEvent.load(frame()!)
  await waitFor(() =>
    expect(posted.mock.calls).toEqual([
      [{ type: 'page', path: '/notifications/:id', title: 'お知らせの詳細' }, 'https://analytics.example'],
    ]),
  )
  await act(() => router.navigate('/payments/history?search=secret'))
  await waitFor(() =>
    expect(posted.mock.calls.at(-1)).toEqual([
      { type: 'page', path: '/payments/history', title: '画面' },
      'https://analytics.example',
    ]),
  )
  await act(() => router.navigate('/payments/add/confirm'))
  await waitFor(() => expect(frame()).toBeNull())
  expect(posted).toHaveBeenCalledTimes(2)
})

test('on our own origin it is never there', () => {
  open('/toppage', `${location.origin}/frame.html?id=GTM-ABC1234`)
  expect(frame()).toBeNull()
})
