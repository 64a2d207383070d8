import '@invoice-card/config/testing'
import { serverNow, setServerTime } from './clock.ts'

const day = 86_400_000

test("a device whose clock is a day behind shows the server's day", () => {
  const now = Date.now()
  setServerTime(now + day, { askedAt: now - 100, answeredAt: now + 100 })
  expect(Math.round((serverNow().getTime() - Date.now()) / day)).toBe(1)
})

test("what the network's delay alone can make counts as no difference", () => {
  const now = Date.now()
  setServerTime(now + 30_000, { askedAt: now, answeredAt: now })
  expect(serverNow().getTime() - Date.now()).toBeLessThan(1_000)
})
