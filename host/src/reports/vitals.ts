import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { remoteOf } from '../environment/remote-names.ts'
import { currentRoute } from './route.ts'
import { send } from './send.ts'

/**
 * Reports the web vitals of this document with the remote of its first screen. They are final once the page is left.
 */
export function reportVitals(): void {
  const [route, owner] = [currentRoute(), remoteOf(location.pathname) ?? 'host'] as const
  const report = ({ name, value }: Metric) => send({ type: 'vital', name, value }, owner, route)
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}
