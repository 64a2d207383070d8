import { useEffect, useState } from 'react'

/** Whole seconds until `time` (epoch milliseconds), counted down to 0. */
export function useCountdown(time: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [time, isRunning])
  return seconds
}
