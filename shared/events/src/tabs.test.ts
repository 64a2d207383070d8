import '@invoice-card/config/testing'
import { waitFor } from '@invoice-card/config/testing'
import { connectTabs, createBus } from './index.ts'

/** A document of its own with what it heard. */
function openTab() {
  const bus = createBus()
  const heard: unknown[] = []
  bus.on('statsChanged', payload => heard.push(payload))
  return { bus, heard, close: connectTabs(bus) }
}
const tabs: ReturnType<typeof openTab>[] = []
const open = () => tabs[tabs.push(openTab()) - 1]!
afterEach(() => {
  for (const { close } of tabs.splice(0)) close()
})

test('nonsense and events of another version on the channel are not emitted', async () => {
  const tab = open()
  const stranger = new BroadcastChannel('invoice-card.bus')
  for (const data of [
    null,
    'statsChanged',
    { name: 'sessionEnded', payload: { reason: 'refused' } },
    { name: 'statsChanged' },
    { name: 'toString', payload: {} },
  ])
    stranger.postMessage(data)
  stranger.postMessage({ name: 'statsChanged', payload: { of: 'notifications' } })
  await waitFor(() => expect(tab.heard).toEqual([{ of: 'notifications' }]))
  stranger.close()
})

test('a change of counts reaches every other tab once and does not come back', async () => {
  const [one, two, three] = [open(), open(), open()]
  one.bus.emit('statsChanged', { of: 'notifications' })
  await waitFor(() => expect([two.heard, three.heard]).toEqual([[{ of: 'notifications' }], [{ of: 'notifications' }]]))
  // Whatever had been sent on would have arrived before this.
  two.bus.emit('statsChanged', {})
  await waitFor(() => expect(three.heard).toHaveLength(2))
  expect([one.heard, two.heard, three.heard].map(({ length }) => length)).toEqual([2, 2, 2])
})

test('a message to the user stays in its tab', async () => {
  const [one, two] = [open(), open()]
  const shown = jest.fn()
  two.bus.on('snackbar', shown)
  one.bus.emit('snackbar', { color: 'success', text: '保存しました。' })
  one.bus.emit('statsChanged', {})
  await waitFor(() => expect(two.heard).toHaveLength(1))
  expect(shown).not.toHaveBeenCalled()
})
