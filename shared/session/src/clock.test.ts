import '@invoice-card/config/testing'
import { serverNow, setServerTime } from './clock.ts'

const day = 86_400_000

test("a device whose clock is a day behind shows the server's day", () => {
  const now = Date.now()
  setServerTime(now + day, { askedAt: now - 100, answeredAt: now + 100 })
  expect(Math.round((serverNow().getTime() - Date.now()) / day)).toBe(1)
})

test("a difference within the network's delay counts as none", () => {
  const now = Date.now()
  setServerTime(now + 30_000, { askedAt: now, answeredAt: now })
  expect(serverNow().getTime() - Date.now()).toBeLessThan(1_000)
})
