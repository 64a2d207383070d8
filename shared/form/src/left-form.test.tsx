import { SessionEndedError, UnreachableError } from '@invoice-card/api-client'
import { act, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { routed } from './testing/routed.tsx'
import { useForm, type FormOptions } from './use-form.ts'

interface Values {
  readonly name: string
}

function Example(options: Pick<FormOptions<Values>, 'onSubmit' | 'checkMore'>) {
  const { form } = useForm<Values>({
    initialValues: { name: '青葉' },
    schema: v.object({ name: v.string() }),
    ...options,
  })
  return (
    <form {...form} aria-label="例">
      <button type="submit">送信</button>
      <Link to="/other">他の画面</Link>
      <Link to="/slow">遅い画面</Link>
    </form>
  )
}

let arrive: () => void
const screens = [
  { path: '/other', element: <p>他の画面です</p> },
  {
    path: '/slow',
    lazy: () =>
      new Promise<{ element: React.ReactNode }>(resolve => {
        arrive = () => resolve({ element: <p>遅い画面です</p> })
      }),
  },
]
const open = (options: Pick<FormOptions<Values>, 'onSubmit' | 'checkMore'>) =>
  render(<Example {...options} />, { wrapper: routed(screens) })
const submit = () => userEvent.click(screen.getByRole('button', { name: '送信' }))
const leaveFor = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('what is left while it is checked is not submitted', async () => {
  const { promise, resolve } = Promise.withResolvers<never[]>()
  const onSubmit = jest.fn()
  open({ onSubmit, checkMore: () => promise })
  await submit()
  await leaveFor('他の画面')
  await act(async () => resolve([]))
  expect(screen.getByText('他の画面です')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['stays', undefined, true],
  ['has left', '他の画面', false],
  // The router would lead away from a screen that is still on its way.
  ['is waiting for the next screen', '遅い画面', false],
])('a submit that ends learns whether the form is shown: the user %s', async (_, link, expected) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = jest.fn()
  const onSubmit = jest.fn((_values: Values, isShown: () => boolean) => promise.then(() => ended(isShown())))
  open({ onSubmit })
  await submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  if (link) await leaveFor(link)
  await act(async () => resolve())
  expect(ended).toHaveBeenCalledWith(expected)
  if (link === '遅い画面') await act(async () => arrive())
})

const unreachable = new UnreachableError('通信できませんでした。', { method: 'PUT', url: '/suppliers/5' })
const unseen = {
  color: 'error',
  title: '前の画面の処理を完了できませんでした',
  text: '通信できませんでした。',
}

test.each([
  ['stays', undefined, []],
  ['has left', '他の画面', [unseen]],
  ['was waiting for the next screen, which came', '遅い画面', [unseen]],
])('a submit that fails is said where the form can no longer show it: the user %s', async (_, link, expected) => {
  const { promise, reject } = Promise.withResolvers<void>()
  const onSubmit = jest.fn(() => promise)
  const messages: unknown[] = []
  const stop = bus.on('snackbar', message => messages.push(message))
  open({ onSubmit })
  await submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  if (link) await leaveFor(link)
  await act(async () => reject(unreachable))
  if (link === '遅い画面') await act(async () => arrive())
  expect(messages).toEqual(expected)
  stop()
})

test('the end of the session is not said as a failure of the form that was left', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const onSubmit = jest.fn(() => promise)
  const messages: unknown[] = []
  const stop = bus.on('snackbar', message => messages.push(message))
  open({ onSubmit })
  await submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  await leaveFor('他の画面')
  await act(async () => reject(new SessionEndedError('セッションが終了しました。', { method: 'PUT', url: '/' })))
  expect(messages).toEqual([])
  stop()
})
