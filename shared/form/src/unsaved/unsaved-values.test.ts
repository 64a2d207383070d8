import '@invoice-card/config/testing'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { writeTokens } from '@invoice-card/session'
import { unsavedValues } from './unsaved-values.ts'

const registered = { name: '' }
const typed = { name: '株式会社アオバ' }

async function readAfterReload() {
  let fresh!: typeof import('./unsaved-values.ts')
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./unsaved-values.ts')
  })
  return fresh.unsavedValues<typeof registered>('people').read('7', registered)
}

test('what was typed is there after a reload of the tab, for its user alone', async () => {
  writeTokens(tokensOf('1', 'first'))
  unsavedValues<typeof registered>('people').store('7', { initial: registered, values: typed })
  await expect(readAfterReload()).resolves.toEqual(typed)
  localStorage.setItem('invoice-card.tokens', JSON.stringify(tokensOf('2', 'theirs')))
  await expect(readAfterReload()).resolves.toBeNull()
})
