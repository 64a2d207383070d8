import '@invoice-card/config/testing'
import { bus, createBus, notify, toast, withOverlay, type BusEvents } from './index.ts'

const item = { color: 'info', text: 'こんにちは' } as const

test('a snackbar that nobody has seen waits for the first viewer, and only for it', () => {
  const own = createBus()
  const [first, second] = [jest.fn(), jest.fn()]
  own.emit('snackbar', item)
  own.on('snackbar', first)
  own.on('snackbar', second)
  expect(first).toHaveBeenCalledWith(item)
  expect(second).not.toHaveBeenCalled()
})

test('the newest viewer alone shows a snackbar, the older one again once that is gone', () => {
  const own = createBus()
  const [first, second] = [jest.fn(), jest.fn()]
  own.on('snackbar', first)
  const stop = own.on('snackbar', second)
  own.emit('snackbar', item)
  stop()
  own.emit('snackbar', item)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})

test('a late listener gets the last overlay and unsaved work, but no old change of counts', () => {
  const own = createBus()
  own.emit('overlay', { isLoading: true })
  own.emit('unsavedWork', { isUnsaved: true })
  own.emit('statsChanged', {})
  const [overlay, unsaved, stats] = [jest.fn(), jest.fn(), jest.fn()]
  own.on('overlay', overlay)
  own.on('unsavedWork', unsaved)
  own.on('statsChanged', stats)
  expect(overlay).toHaveBeenCalledWith({ isLoading: true })
  expect(unsaved).toHaveBeenCalledWith({ isUnsaved: true })
  expect(stats).not.toHaveBeenCalled()
})

test('every other listener is called after one that throws', () => {
  const own = createBus()
  const queued = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {})
  const other = jest.fn()
  own.on('statsChanged', () => {
    throw new Error('broken')
  })
  own.on('statsChanged', other)
  own.emit('statsChanged', {})
  expect(other).toHaveBeenCalledTimes(1)
  expect(queued).toHaveBeenCalledTimes(1)
  queued.mockRestore()
})

describe("on the document's bus", () => {
  const overlay: boolean[] = []
  const snackbars: BusEvents['snackbar'][] = []
  bus.on('overlay', ({ isLoading }) => overlay.push(isLoading))
  bus.on('snackbar', shown => snackbars.push(shown))
  beforeEach(() => {
    overlay.length = 0
    snackbars.length = 0
  })

  test('the overlay goes away when the work fails', async () => {
    await expect(withOverlay(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(overlay).toEqual([true, false])
  })

  test('nested work keeps the overlay until the last one ends', async () => {
    await withOverlay(() => withOverlay(() => Promise.resolve()))
    expect(overlay).toEqual([true, false])
  })

  test('toasts stand beside the snackbar and carry their kind and link', () => {
    const toasts: BusEvents['toast'][] = []
    const stop = bus.on('toast', shown => toasts.push(shown))
    toast.warning('カードの有効期限が近づいています。', { link: { to: '/myaccount#creditcards', label: '確認する' } })
    stop()
    expect(toasts).toEqual([
      {
        kind: 'warning',
        text: 'カードの有効期限が近づいています。',
        link: { to: '/myaccount#creditcards', label: '確認する' },
      },
    ])
    expect(snackbars).toEqual([])
  })

  test('a message carries its colour, title and duration', () => {
    notify.error('保存できませんでした。', { title: 'エラー', durationMs: 8000 })
    expect(snackbars).toEqual([{ color: 'error', text: '保存できませんでした。', title: 'エラー', durationMs: 8000 }])
  })
})
